import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const tries = 20
const pauseMs = 50

/**
 * Reads a value from a file, or creates both. Processes that share the folder get the same value, even if
 * they start at the same time.
 * @throws Error when the file stays empty, because the process that created it died before writing
 */
export async function readOrCreateValue(file: string, make: () => string): Promise<string> {
  await writeFile(file, make(), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting)
  for (let left = tries; left > 0; left -= 1) {
    const value = (await readFile(file, 'utf8')).trim()
    if (value) return value
    await wait(pauseMs)
  }
  throw new Error(
    `${file} is empty. Put back its content from a backup; at a first start delete it.`,
  )
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
