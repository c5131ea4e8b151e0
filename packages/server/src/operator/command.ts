import { resolve } from 'node:path'
import { Command, Option } from 'commander'
import { z } from 'zod'
import { acts } from './acts/index.ts'
import type { Order } from './performAct.ts'

/** The command line of all acts; `order` gets what was typed. */
export function operatorCommand(order: (given: Order) => Promise<void>): Command {
  const program = new Command('bouquet operate')
    .description('Does by hand what staff must do. Answers in JSON.')
    .option('--as <email>', 'the member of staff who acts; without it, whoever has this machine')
  for (const { name, purpose, role, input } of acts) {
    const command = program.command(name).description(`${purpose} (${role})`)
    for (const key of input.keyof().options) addOption(command, key, input.shape[key])
    command.action((given: unknown) => {
      const { as } = program.opts<{ readonly as?: string }>()
      return order({ name, given, ...(as && { as }) })
    })
  }
  return program
}

/** A path is meant from where the command is typed, which need not be where the server runs. */
function addOption(command: Command, key: string, field: z.core.$ZodType) {
  const { description = '', isPath } = z.globalRegistry.get(field) ?? {}
  const option = new Option(`--${key} <value>`, description)
  if (isPath) option.argParser((path) => resolve(path))
  option.makeOptionMandatory(!z.safeParse(field, undefined).success)
  command.addOption(option)
}
