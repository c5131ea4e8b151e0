import { randomBytes } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Availability, watchAvailability } from '../database/availability.ts'
import type { Database } from '../database/Database.ts'
import { isStorageFull } from './storageFull.ts'

interface Options {
  readonly dataDir: string
  readonly database: Pick<Database, 'db'>
  readonly log: Logger
}

/** What a request may need at most, a photo in all its sizes. */
const neededBytes = 8_000_000
const probeBytes = 64_000

/** The drive of the data folder, or that of the database where it is a different one. */
export type Drive = 'storage' | 'database'

/** Whether there is space for what members send. */
export interface Space extends Pick<Availability, 'suspect' | 'close'> {
  /** Undefined while there is space. */
  fullDrive(): Drive | undefined
  /** Looks at the free space of the data folder; cheap. */
  look(): Promise<void>
}

/**
 * Watches for full drives, of the data folder and of the database. Logs when one is full and when there is space again;
 * what fails meanwhile need not be logged.
 */
export function watchSpace({ dataDir, database, log }: Options): Space {
  let found: Drive = 'storage'
  const blame = (drive: Drive) => (error: unknown) => {
    found = drive
    throw error
  }
  const { isAvailable, suspect, close } = watchAvailability({
    name: 'storage',
    log,
    states: { away: 'full: free space on its drive', back: 'has space again' },
    async probe() {
      await tryFolder(dataDir).catch(blame('storage'))
      await tryDatabase(database).catch(blame('database'))
    },
  })
  return {
    fullDrive: () => (isAvailable() ? undefined : found),
    suspect,
    close,
    async look() {
      if (!isAvailable()) return
      const free = await freeBytes(dataDir).catch(() => neededBytes)
      if (free < neededBytes) suspect(undefined)
    },
  }
}

/** Free bytes of the drive that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A quota shows only when something is written. */
async function tryFolder(dataDir: string) {
  const free = await freeBytes(dataDir)
  if (free < neededBytes) throw new Error(`${dataDir}: ${Math.floor(free / 1_000)} kB free`)
  const file = join(dataDir, `space-${process.pid}`)
  try {
    await writeFile(file, randomBytes(probeBytes))
  } finally {
    await rm(file, { force: true })
  }
}

/** Writes what needs new pages on the drive. Only errors about space count. */
const tryDatabase = ({ db }: Pick<Database, 'db'>) =>
  db
    .transaction(async (tx) => {
      await tx.execute(sql`create temporary table space_probe (filling text) on commit drop`)
      await tx.execute(
        sql`insert into space_probe select repeat(md5(n::text), 200) from generate_series(1, 500) n`,
      )
    })
    .catch((error: unknown) => {
      if (isStorageFull(error))
        throw new Error('The drive of the database is full.', { cause: error })
    })
