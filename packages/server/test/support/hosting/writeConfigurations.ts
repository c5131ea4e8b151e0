import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const command = join(import.meta.dirname, '../../../../generator/src/command/main.ts')

interface Folders {
  readonly themes: string
  readonly site: string
}

/** Has the `bouquet` command write the configurations of nginx and Caddy. @returns their folder */
export async function writeConfigurations(
  { themes, site }: Folders,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  await promisify(execFile)(process.execPath, [command, 'hosting'], {
    env: { ...process.env, THEMES_DIR: themes, SITE_DIR: site, ...settings },
  })
  return join(site, 'hosting')
}
