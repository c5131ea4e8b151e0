#!/usr/bin/env node
import { argv, stderr, stdout } from 'node:process'
import { CommanderError } from 'commander'
import { CommandError, describeError } from './CommandError.ts'
import { paintError, print } from './print.ts'

// A reader that has seen enough, such as `head`, closes the pipe. The command goes on and keeps its exit code.
for (const stream of [stdout, stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

let knownCommand: string | undefined

try {
  const { useProductionMode } = await import('../environment.ts')
  useProductionMode()
  const { createProgram } = await import('./program.ts')
  const program = createProgram()
  knownCommand = program.commands.map((each) => each.name()).find((name) => name === argv[2])
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) endWith(error)
  else if (error.exitCode !== 0) endWith(wrongUsage(error))
}

/** What commander says about an unknown command or option, with a remedy. */
function wrongUsage({ code, message }: CommanderError): CommandError {
  if (code === 'commander.help')
    return new CommandError('usage', 'No command is given.', 'Choose one of those above.')
  const [what = '', suggestion] = message.replace(/^error: /, '').split('\n')
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}`.replace(/\.?$/, '.')
  const nearest = suggestion?.replace(/^\(|\)$/g, '')
  const help = `\`${['bouquet', knownCommand, '--help'].filter(Boolean).join(' ')}\` shows what there is.`
  return new CommandError('usage', sentence, nearest ? `${nearest} ${help}` : help)
}

function endWith(error: unknown): void {
  const { code, message, remedy, exitCode, cause, details } = describeError(error)
  if (argv.includes('--json'))
    print.json({ ok: false, error: { code, message, remedy }, ...details })
  print.error(`${paintError(['bold', 'red'], code)}  ${message}\n  remedy  ${remedy}`)
  if (argv.includes('--debug')) {
    const origin = cause ?? error
    print.error(origin instanceof Error ? (origin.stack ?? origin.message) : String(origin))
  }
  process.exitCode = exitCode
}
