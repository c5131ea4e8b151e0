import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, environment } from '../environment.ts'
import { house } from '../house.ts'
import { asProgram, type RunningProgram } from './runUntilStopped.ts'

interface Options {
  readonly port: number
  /** Starts again when its code changes. */
  readonly isWatching?: boolean
}

/** Starts the API and page server as a program of its own, on the same folders as this command. */
export function startServer({ port, isWatching = false }: Options): RunningProgram {
  const main = join(house.root, 'packages/server/src/main.ts')
  return asProgram(
    spawn(process.execPath, [...(isWatching ? ['--watch', '--watch-preserve-output'] : []), main], {
      cwd: house.root,
      stdio: 'inherit',
      env: childEnvironment({
        PORT: String(port),
        SITE_DIR: environment.SITE_DIR,
        THEMES_DIR: environment.THEMES_DIR,
      }),
    }),
  )
}
