import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Finding, findingSchema, problem } from '@bouquet/machine/finding'
import { z } from 'zod'
import { childEnvironment, environment } from '../../environment.ts'
import { paths } from '../../paths.ts'

const program = join(paths.root, 'packages/server/src/app/doctor/main.ts')
/** More than each of its checks waits for another machine, and a busy machine takes to start it. */
const patienceMs = 60_000

/** What the server says about its settings, data folder, port, database, mail and photo store. */
export async function checkServerSettings(): Promise<readonly Finding[]> {
  const { PORT, SITE_DIR, THEMES_DIR } = environment
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      cwd: paths.root,
      timeout: patienceMs,
      env: childEnvironment({ PORT: String(PORT), SITE_DIR, THEMES_DIR }),
    })
    return z.array(findingSchema).parse(JSON.parse(stdout))
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return [
      problem('server', `it could not be asked: ${text}`, 'Run `npm install`, and try again.'),
    ]
  }
}
