import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const command = join(import.meta.dirname, '../../../../generator/src/command/main.ts')

interface Folders {
  readonly themes: string
  readonly site: string
}

interface Written {
  /** Of the configurations. */
  readonly folder: string
  readonly warnings: string
}

/** Has the `bouquet` command write the configurations of nginx and Caddy. */
export async function writeConfigurations(
  { themes, site }: Folders,
  settings: Readonly<Record<string, string>>,
): Promise<Written> {
  const { stderr } = await promisify(execFile)(process.execPath, [command, 'hosting'], {
    env: { ...process.env, THEMES_DIR: themes, SITE_DIR: site, ...settings },
  })
  return { folder: join(site, 'hosting'), warnings: stderr }
}
