import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Database } from './Database.ts'

/**
 * Opens the embedded engine on a folder, or in memory without one. Every commit is written to the file
 * system before it is acknowledged, so a killed process loses nothing that it has answered.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder) await prepare(folder)
  const client = await PGlite.create({
    ...(folder && { dataDir: folder }),
    relaxedDurability: false,
  })
  return {
    db: drizzle(client),
    engine: 'pglite',
    jobs: fromPglite(client),
    listen: (channel, hear) => client.listen(channel, hear),
    // One process owns the folder, so that no other can have a lock.
    lock: async () => async () => undefined,
    async backUp(file) {
      const dump = await client.dumpDataDir('gzip')
      await writeFile(file, new Uint8Array(await dump.arrayBuffer()))
    },
    close: () => client.close(),
  }
}

/** A killed process leaves its pid file behind, which names no living server. */
async function prepare(folder: string) {
  await mkdir(folder, { recursive: true })
  await rm(join(folder, 'postmaster.pid'), { force: true })
}

/** Makes the database of a folder anew from what `backUp` wrote; the folder must not exist yet. */
export async function restorePglite(file: string, folder: string): Promise<void> {
  const client = await PGlite.create({
    dataDir: folder,
    loadDataDir: new Blob([await readFile(file)]),
  })
  await client.close()
}
