import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pid } from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** The low byte of SQLite's error code when another connection holds the lock. */
const busy = 5
const retryMs = 100

const errorSchema = z.object({ errcode: z.int() })

/** Keeps the connections referenced: one that is collected as garbage would release its lock. */
const held = new Set<DatabaseSync>()

/**
 * Waits until this process holds the lock of a file. The operating system holds it, so it ends with the process
 * however that dies.
 * @param onWait is called once when another process holds it
 * @returns releases the lock
 */
export async function lockFile(
  file: string,
  onWait: (holder: string) => void,
): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  let release = tryLock(file)
  if (!release) onWait(holderOf(file))
  while (!release) {
    await wait(retryMs)
    release = tryLock(file)
  }
  writeFileSync(`${file}.holder`, `process ${pid}`)
  return release
}

const holderOf = (file: string) => {
  try {
    return readFileSync(`${file}.holder`, 'utf8')
  } catch {
    return 'another process'
  }
}

function tryLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
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

function isBusy(error: unknown): boolean {
  const { data } = errorSchema.safeParse(error)
  return data !== undefined && (data.errcode & 0xff) === busy
}
