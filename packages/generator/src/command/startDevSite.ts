import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, environment } from '../environment.ts'
import { paths } from '../paths.ts'
import { type RunningProcess, watchProcess } from './runUntilStopped.ts'

/** Starts Astro's development server. */
export const startDevSite = (): RunningProcess =>
  watchProcess(
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
