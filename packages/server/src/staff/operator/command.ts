import { resolve } from 'node:path'
import { Command, Option } from 'commander'
import { z } from 'zod'
import { actions } from '../actions/index.ts'
import type { ActionRequest } from '../actions/performAction.ts'

/** The command line of all actions; `run` gets the parsed arguments. */
export function operatorCommand(run: (request: ActionRequest) => Promise<void>): Command {
  const program = new Command('bouquet operate')
    .description('Does by hand what staff must do. Answers in JSON.')
    .option('--as <email>', 'the member of staff who acts; without it, the owner of this machine')
  for (const { name, purpose, access, input } of actions) {
    const command = program.command(name).description(`${purpose} (${access})`)
    for (const key of input.keyof().options) {
      const field = input.shape[key]
      if (field) command.addOption(optionOf(key, field))
    }
    command.action((given: unknown) => {
      const { as } = program.opts<{ readonly as?: string }>()
      return run({ name, given, ...(as && { as }) })
    })
  }
  return program
}

/** One field of an action's input as an option; the argument is parsed by the type of the field. */
function optionOf(key: string, field: z.core.$ZodType): Option {
  const { description = '', isPath } = z.globalRegistry.get(field) ?? {}
  const kinds = kindsOf(field)
  const isList = kinds.includes('array')
  const hint = isList ? [description, 'parted by commas'].filter(Boolean).join(', ') : description
  const option = new Option(`--${key} <value>`, hint)
  // Relative paths refer to the folder of the command, not of the server.
  if (isPath) option.argParser((path) => resolve(path))
  else if (isList) option.argParser((text) => text.split(',').filter(Boolean))
  else if (kinds.includes('integer')) option.argParser(Number)
  return option.makeOptionMandatory(!z.safeParse(field, undefined).success)
}

/** JSON types that a field accepts. */
function kindsOf(field: z.core.$ZodType): (string | undefined)[] {
  const { anyOf = [], type } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })
  return [type, ...anyOf.map((choice) => choice.type)].flat()
}
