import { memberId } from './fill.ts'
import type { Sent } from './recordSent.ts'

/** The sender's number is written in base 16 by decimal digits: two drawn ones and a 1; the partner's ends in 2. */
const draws = `\\set digits random(10, 99)
\\set account (:digits / 10) * 256 + (:digits % 10) * 16 + 1
\\set sender :digits * 10 + 1
\\set partner :digits * 10 + 2
\\set unique random(100000000000, 999999999999)
`

const uuid = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/

/** In parts wherever a colon would name a variable to pgbench, which looks for them in texts too. */
const quoted = (text: string) =>
  text
    .split(/(?<=:)(?=[a-z_])/i)
    .map((part) => `'${part.replaceAll("'", "''")}'`)
    .join(' || ')

/** Ids of the send that was recorded give way to drawn ones. */
function drawn(id: string, sender: number): string {
  if (id === memberId(sender)) return `'00000000-0000-7000-8000-000000000' || :sender`
  if (id === memberId(sender + 1)) return `'00000000-0000-7000-8000-000000000' || :partner`
  const version = id.charAt(14)
  return version === '7'
    ? `'00000000-0000-7000-9000-' || :unique`
    : `'00000000-0000-4000-8000-' || :unique`
}

/** A text with drawn ids in it, put together by the database, as prepared statements take values apart only. */
function written(text: string, sender: number): string {
  const parts = text.split(uuid)
  const pieces = parts.flatMap((part, place) =>
    place % 2 === 1 ? [drawn(part, sender)] : part === '' ? [] : [quoted(part)],
  )
  const whole = `(${pieces.join(' || ') || "''"})`
  return parts.length === 3 && parts[0] === '' && parts[2] === '' ? `${whole}::uuid` : whole
}

function literal(value: unknown, sender: number): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return value === sender ? ':account' : `(${value})`
  return written(value instanceof Date ? value.toISOString() : String(value), sender)
}

const lineOf = ({ text, values }: Sent, sender: number): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1], sender))

/** A script for pgbench that sends what was recorded of one message, for drawn pairs of members. */
export function writeScript(sent: readonly Sent[], sender: number): string {
  return `${draws}${sent.map((one) => `${lineOf(one, sender)};`).join('\n')}\n`
}
