import type { DestinationStream } from 'pino'
import { z } from 'zod'

const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(''),
})

const levelOf = (level: number) => (level >= 50 ? 'error  ' : level >= 40 ? 'warning  ' : '')

/** Longer fields stand below the message, one a line. */
const longestBeside = 80

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(textOf).join(', ') : JSON.stringify(value)
}

/** A line of the log as people read it: time, message and fields. */
export function describeLine(json: string): string {
  const parsed = lineSchema.safeParse(parseLine(json))
  if (!parsed.success) return json
  const { level, time, msg, ...fields } = parsed.data
  const said = Object.entries(fields).map(([name, value]) => `${name}: ${textOf(value)}`)
  const first = `${new Date(time).toTimeString().slice(0, 8)}  ${levelOf(level)}${msg}`
  const beside = said.join(', ')
  if (beside.length <= longestBeside && !beside.includes('\n'))
    return beside === '' ? `${first}\n` : `${first}  ${beside}\n`
  const below = said.map((field) => `  ${field.replaceAll('\n', '\n    ')}\n`)
  return `${first}\n${below.join('')}`
}

function parseLine(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Where a log goes that a person watches. */
export function sentencesTo(stream: DestinationStream): DestinationStream {
  return {
    write: (json) => stream.write(describeLine(json)),
  }
}
