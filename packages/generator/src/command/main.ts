#!/usr/bin/env node
import { argv, exit, stdout } from 'node:process'
import { CommanderError } from 'commander'
import { describeError } from './CommandError.ts'
import { paintError, print } from './print.ts'

/** Wrong usage, which commander has explained on stderr by now. */
const usageExitCode = 2

// A reader that has seen enough, such as `head`, closes the pipe.
stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') exit(0)
  throw error
})

try {
  const { useProductionMode } = await import('../environment.ts')
  useProductionMode()
  const { createProgram } = await import('./program.ts')
  await createProgram().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : usageExitCode
  else endWith(error)
}

function endWith(error: unknown): void {
  const { code, message, remedy, exitCode, cause } = describeError(error)
  print.error(`${paintError(['bold', 'red'], code)}  ${message}\n  remedy  ${remedy}`)
  if (argv.includes('--debug')) {
    const origin = cause ?? error
    print.error(origin instanceof Error ? (origin.stack ?? origin.message) : String(origin))
  }
  process.exitCode = exitCode
}
