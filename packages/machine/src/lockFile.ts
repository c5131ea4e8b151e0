import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pid } from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { makeFolder } from './makeFolder.ts'

/** The low byte of SQLite's error code when another connection holds the lock. */
const busy = 5
const retryMs = 100

const errorSchema = z.object({ errcode: z.int() })

/** Keeps the connections referenced: one that is collected as garbage would release its lock. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file until it is released or this process ends. The operating system holds the lock, so it ends
 * with the process however that dies; the content of the file and process ids do not matter. Nothing else in
 * this process may open the file: closing any of its descriptors releases a POSIX lock.
 * @returns releases the lock; undefined when another process holds it
 * @throws Error when the file cannot be opened, or the drive does not support locks
 */
export function lockFile(file: string): (() => void) | undefined {
  // SQLite reads a relative name that begins with `file:` as a URI with options, such as `mode=memory`.
  const database = new DatabaseSync(resolve(file), { timeout: 0 })
  try {
    // The transaction writes nothing, so it needs no journal file.
    database.exec('pragma journal_mode = memory')
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
  held.add(database)
  return () => {
    held.delete(database)
    database.close()
  }
}

/**
 * Waits until this process holds the lock of a file, whose folder is made if it is missing.
 * @param onWait is called once when another process holds it
 * @returns releases the lock
 */
export async function waitForLock(
  file: string,
  onWait: (holder: string) => void,
): Promise<() => void> {
  makeFolder(dirname(file))
  let release = lockFile(file)
  if (!release) onWait(holderOf(file))
  while (!release) {
    await wait(retryMs)
    release = lockFile(file)
  }
  writeFileSync(`${file}.holder`, `process ${pid}`)
  return release
}

function holderOf(file: string): string {
  try {
    return readFileSync(`${file}.holder`, 'utf8')
  } catch {
    return 'another process'
  }
}

function isBusy(error: unknown): boolean {
  const { data } = errorSchema.safeParse(error)
  return data !== undefined && (data.errcode & 0xff) === busy
}
