import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, environment } from '../environment.ts'
import { house } from '../house.ts'
import { asProgram } from './runUntilStopped.ts'

/** Hands the words of an operator's command to the server's own program. @returns its exit code */
export function operate(words: readonly string[]): Promise<number> {
  const main = join(house.root, 'packages/server/src/app/operator.ts')
  const { SITE_DIR, THEMES_DIR } = environment
  return asProgram(
    spawn(process.execPath, [main, ...words], {
      stdio: 'inherit',
      env: childEnvironment({ SITE_DIR, THEMES_DIR }),
    }),
  ).ended
}
