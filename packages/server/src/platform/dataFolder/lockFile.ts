import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** The low byte of SQLite's error code when another connection holds the lock. */
const busy = 5

const sqliteErrorSchema = z.object({ errcode: z.int() })

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
    if (isBusy(error)) return
    throw error
  }
  held.add(database)
  return () => {
    held.delete(database)
    database.close()
  }
}

function isBusy(error: unknown): boolean {
  const { data } = sqliteErrorSchema.safeParse(error)
  return data !== undefined && (data.errcode & 0xff) === busy
}
