import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pid } from 'node:process'
import { threadId } from 'node:worker_threads'
import { paths } from './paths.ts'

/**
 * A file of the cache between runs. It is made when it is missing, once even when several threads ask for it, and
 * appears whole or not at all.
 * @param name path within the cache; a hash in it stands for everything that the content depends on
 * @returns the absolute path of the file
 */
export async function cachedFile(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const path = join(paths.cache, name)
  if (existsSync(path)) return path
  return navigator.locks.request(path, async () => {
    if (existsSync(path)) return path
    const content = await make()
    mkdirSync(dirname(path), { recursive: true })
    const part = `${path}.${pid}.${threadId}`
    try {
      writeFileSync(part, content)
      renameSync(part, path)
    } finally {
      rmSync(part, { force: true })
    }
    return path
  })
}
