import { memberId } from './fill.ts'
import type { Sent } from './recordSent.ts'

/** The sender's number is written in base 16 by decimal digits: two drawn ones and a 1; the partner's ends in 2. */
const draws = `\\set digits random(10, 99)
\\set account (:digits / 10) * 256 + (:digits % 10) * 16 + 1
\\set sender :digits * 10 + 1
\\set partner :digits * 10 + 2
\\set unique random(100000000, 999999999)
`

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Ids of the send that was recorded give way to drawn ones, wherever they stand. */
function drawn(text: string, sender: number): string {
  return text.replaceAll(uuid, (id) => {
    if (id === memberId(sender)) return '00000000-0000-7000-8000-000000000:sender'
    if (id === memberId(sender + 1)) return '00000000-0000-7000-8000-000000000:partner'
    return id.charAt(14) === '7'
      ? '00000000-0000-7000-9000-000:unique'
      : '00000000-0000-4000-8000-000:unique'
  })
}

/** One line of what was sent, with values in their places; what the database gave is taken from it anew. */
function lineOf({ text, values }: Sent, sender: number, given: ReadonlyMap<unknown, string>) {
  const literal = (value: unknown): string => {
    if (value === null || value === undefined) return 'null'
    if (typeof value === 'boolean') return String(value)
    if (typeof value === 'number') {
      return given.get(value) ?? (value === sender ? ':account' : String(value))
    }
    const written = value instanceof Date ? value.toISOString() : String(value)
    return `'${drawn(written, sender).replaceAll("'", "''")}'`
  }
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]))
}

/** Places whose values later statements need. */
const needed = [
  { in: 'insert into "ledger_transactions"', as: 'made', column: 'id' },
  { in: 'update "conversations"', as: 'made', column: 'last_number' },
] as const

/** A script for pgbench that sends what was recorded of one message, for drawn pairs of members. */
export function writeScript(sent: readonly Sent[], sender: number): string {
  const given = new Map<unknown, string>()
  const lines = sent.map((one) => {
    const line = lineOf(one, sender, given)
    const need = needed.find(({ in: start }) => one.text.startsWith(start))
    if (!need) return `${line};`
    const [value] = Object.values(one.row)
    given.set(Number(value), `:${need.as}_${need.column}`)
    return `${line} \\gset ${need.as}_`
  })
  return `${draws}${lines.join('\n')}\n`
}
