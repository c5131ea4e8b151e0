import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, environment } from '../environment.ts'
import { paths } from '../paths.ts'
import { type RunningProcess, watchProcess } from './runUntilStopped.ts'

interface ServerOptions {
  readonly port: number
  /** The server's default when undefined. */
  readonly dataDir?: string | undefined
}

const { API_PORT, DATA_DIR, PORT, SITE_DIR, THEMES_DIR } = environment

export const startOptions: ServerOptions = { port: PORT, dataDir: DATA_DIR }

/** Only one process can use a data folder, so `dev` has its own. */
export const devOptions: ServerOptions = { port: API_PORT, dataDir: DATA_DIR ?? paths.devData }

/** Starts the server that serves pages and API. It uses this command's folders unless the settings name others. */
export function startServer(
  options: ServerOptions,
  settings: Readonly<Record<string, string>> = {},
): RunningProcess {
  return runServer(options, [youngSpace, main], settings)
}

/** Starts the server and restarts it when its code changes. */
export function startWatchedServer(options: ServerOptions): RunningProcess {
  return runServer(options, ['--watch', '--watch-preserve-output', youngSpace, main])
}

/**
 * Checks whether the server can start, and prints the reason when it cannot.
 * @returns 0 when it can, otherwise its exit code
 */
export function checkServer(options: ServerOptions): Promise<number> {
  return runServer(options, [main, '--check']).ended
}

const main = join(paths.root, 'packages/server/src/app/main.ts')

/** V8 sizes its young generation for the machine, not for the program: see docs/decisions/young-generation.md. */
const youngSpace = '--max-semi-space-size=8'

const operator = join(paths.root, 'packages/server/src/app/operator.ts')

/**
 * Makes glibc return the buffers of uploads to the system. By default it keeps an arena for each thread and, once
 * a large buffer was freed, keeps later ones too: about 100 MB after 200 uploads. Other allocators ignore these.
 */
const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

const runServer = (
  { port, dataDir }: ServerOptions,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): RunningProcess =>
  watchProcess(
    spawn(process.execPath, args, {
      cwd: paths.root,
      stdio: 'inherit',
      env: {
        ...memorySettings,
        ...childEnvironment({
          PORT: String(port),
          SITE_PORT: String(PORT),
          SITE_DIR,
          THEMES_DIR,
          ...(dataDir && { DATA_DIR: dataDir }),
          ...settings,
        }),
      },
    }),
  )

/** Runs the server's operator command with the given arguments. @returns its exit code */
export function operate(args: readonly string[]): Promise<number> {
  return watchProcess(
    spawn(process.execPath, [operator, ...args], {
      stdio: 'inherit',
      env: childEnvironment({ SITE_DIR, THEMES_DIR }),
    }),
  ).ended
}
