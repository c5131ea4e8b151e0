import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A name that no watcher takes for a brand or company file. */
const temporaryPath = (path: string) => join(dirname(path), `.new-${randomUUID()}`)

/**
 * Writes a new file as a whole: it appears with all its content, or not at all.
 * @throws Error with code EEXIST when the file exists, which is left as it is
 */
export async function writeNewFile(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = temporaryPath(path)
  try {
    await writeFile(temporary, content, { flag: 'wx' })
    await link(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Replaces the content of a file as a whole. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const temporary = temporaryPath(path)
  try {
    await writeFile(temporary, content, { flag: 'wx' })
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}
