import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key of this installation: the given one, else the one kept in its data folder since the first start. */
export async function loadSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    () => undefined,
  )
  return (await readFile(file, 'utf8')).trim()
}
