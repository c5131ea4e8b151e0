import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, environment } from '../environment.ts'
import { house } from '../house.ts'
import type { RunningProgram } from './runUntilStopped.ts'
import { asProgram } from './runUntilStopped.ts'

/** Starts the site's development server, which redraws pages as their code changes. */
export const startDevSite = (): RunningProgram =>
  asProgram(
    spawn(
      process.execPath,
      [
        join(house.root, 'node_modules/astro/bin/astro.mjs'),
        'dev',
        '--port',
        String(environment.PORT),
      ],
      {
        cwd: house.site,
        stdio: 'inherit',
        env: childEnvironment({
          NODE_ENV: 'development',
          API_PORT: String(environment.API_PORT),
          THEMES_DIR: environment.THEMES_DIR,
        }),
      },
    ),
  )
