import type { Command } from 'commander'

/** A command line and what it does, as help shows them. */
export type Example = readonly [line: string, meaning: string]

/** Shows examples below the help of a command. */
export function addExamples(command: Command, examples: readonly Example[]): Command {
  const widest = Math.max(...examples.map(([line]) => line.length))
  const lines = examples.map(([line, meaning]) => `  ${line.padEnd(widest)}  ${meaning}`)
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`)
}

/** Exit codes that every command has, below the help of the program. */
export const exitCodeHelp = `
Exit codes:
  0    done, and no error found
  1    errors, which are named with a code and a remedy
  2    wrong usage, such as an unknown command or option
  20+  the server cannot start; docs/operating.md lists them
  130  stopped at a question

Colours are shown on terminals only; NO_COLOR=1 turns them off. --debug shows the stack of an unexpected error.`
