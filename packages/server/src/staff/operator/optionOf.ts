import { resolve } from 'node:path'
import { Option } from 'commander'
import { z } from 'zod'

/** One field of an action's input as an option; the argument is parsed by the type of the field. */
export function optionOf(key: string, field: z.core.$ZodType): Option {
  const { description = '', isPath } = z.globalRegistry.get(field) ?? {}
  const kinds = kindsOf(field)
  const isList = kinds.includes('array')
  const hint = isList ? [description, 'parted by commas'].filter(Boolean).join(', ') : description
  const option = new Option(`--${key} <value>`, hint)
  // A path is meant from where the command is typed, which need not be where the server runs.
  if (isPath) option.argParser((path) => resolve(path))
  else if (isList) option.argParser((words) => words.split(',').filter(Boolean))
  else if (kinds.includes('integer')) option.argParser(Number)
  return option.makeOptionMandatory(!z.safeParse(field, undefined).success)
}

/** What kinds of JSON values a field takes. */
function kindsOf(field: z.core.$ZodType): (string | undefined)[] {
  const { anyOf = [], type } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })
  return [type, ...anyOf.map((choice) => choice.type)].flat()
}
