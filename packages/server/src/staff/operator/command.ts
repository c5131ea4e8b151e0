import { Command } from 'commander'
import { actions } from '../actions/index.ts'
import type { ActionRequest } from '../actions/performAction.ts'
import { optionOf } from './optionOf.ts'

/** The command line of all actions; `order` gets the parsed arguments. */
export function operatorCommand(order: (given: ActionRequest) => Promise<void>): Command {
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
      return order({ name, given, ...(as && { as }) })
    })
  }
  return program
}
