import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { inject } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** Runs an action of staff by the operator command, in the running site. */
export async function operate(action: string, options: Record<string, string>): Promise<void> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  await promisify(execFile)('bouquet', ['operate', action, ...args], {
    cwd: root,
    env: { ...env, DATA_DIR: inject('data') },
  })
}
