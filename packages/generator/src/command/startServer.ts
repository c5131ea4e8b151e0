import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, environment } from '../environment.ts'
import { house } from '../house.ts'
import { asProgram, type RunningProgram } from './runUntilStopped.ts'

/** Where a server listens and keeps its data. */
interface ServerPlace {
  readonly port: number
  /** Undefined for the server's own choice. */
  readonly dataDir?: string | undefined
}

const { API_PORT, DATA_DIR, PORT, SITE_DIR, THEMES_DIR } = environment

export const startPlace: ServerPlace = { port: PORT, dataDir: DATA_DIR }

/** One process holds a data folder, so developing has one of its own. */
export const devPlace: ServerPlace = { port: API_PORT, dataDir: DATA_DIR ?? house.devData }

/** Starts the API and page server as a program of its own, on the same folders as this command. */
export const startServer = (place: ServerPlace): RunningProgram => runServer(place, [main])

/** The same, and starts it again when its code changes. */
export const startWatchedServer = (place: ServerPlace): RunningProgram =>
  runServer(place, ['--watch', '--watch-preserve-output', main])

/**
 * Asks the server whether it could start, before long work is done for it; it says why not.
 * @returns its exit code, 0 when it could
 */
export const checkServer = (place: ServerPlace): Promise<number> =>
  runServer(place, [main, '--check']).ended

const main = join(house.root, 'packages/server/src/app/main.ts')

const runServer = ({ port, dataDir }: ServerPlace, words: readonly string[]): RunningProgram =>
  asProgram(
    spawn(process.execPath, words, {
      cwd: house.root,
      stdio: 'inherit',
      env: childEnvironment({
        PORT: String(port),
        SITE_PORT: String(PORT),
        SITE_DIR,
        THEMES_DIR,
        ...(dataDir && { DATA_DIR: dataDir }),
      }),
    }),
  )
