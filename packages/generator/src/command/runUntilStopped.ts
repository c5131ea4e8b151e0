import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, environment } from '../environment.ts'
import { paths } from '../paths.ts'

/** A child process of this command. */
export interface RunningProcess {
  /** Resolves with the exit code. */
  readonly ended: Promise<number>
  stop(): void
}

export function watchProcess(child: ChildProcess): RunningProcess {
  return {
    ended: new Promise((resolve) => {
      child.once('error', () => resolve(1))
      child.once('exit', (code) => resolve(code ?? 0))
    }),
    stop: () => void child.kill('SIGTERM'),
  }
}

/**
 * Waits until the first of several processes ends, then stops the others. SIGINT and SIGTERM stop all.
 * @returns the exit code of the first that ended
 */
export async function runUntilStopped(running: readonly RunningProcess[]): Promise<number> {
  const stopAll = () => {
    for (const each of running) each.stop()
  }
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
  const code = await Promise.race(running.map(({ ended }) => ended))
  stopAll()
  await Promise.all(running.map(({ ended }) => ended))
  return code
}

/** Starts Astro's development server. */
export function startDevSite(): RunningProcess {
  return watchProcess(
    spawn(
      process.execPath,
      [
        join(paths.root, 'node_modules/astro/bin/astro.mjs'),
        'dev',
        '--port',
        String(environment.PORT),
      ],
      {
        cwd: paths.site,
        stdio: 'inherit',
        env: childEnvironment({
          NODE_ENV: 'development',
          API_PORT: String(environment.API_PORT),
          THEMES_DIR: environment.THEMES_DIR,
        }),
      },
    ),
  )
}
