import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { DataFolder } from '../dataFolder/openDataFolder.ts'
import { alwaysAvailable } from './availability.ts'
import type { ChannelListener, Database, Listening } from './Database.ts'
import { PreparingPglite } from './PreparingPglite.ts'

const databaseIn = ({ path }: DataFolder): string => join(path, 'db')

/** One process and one connection need far less memory than the defaults of a server. */
const memorySettings = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=4']

// Each thread that compiles the engine would keep its own arena, a hundred megabytes in total.
setFlagsFromString('--wasm-num-compilation-tasks=1')

/**
 * Opens the embedded engine in a data folder that this process has locked, or in memory. Every commit is handed to
 * the operating system before it is acknowledged, which the death of this process survives; it is not synced to
 * the disk, see docs/decisions/power-loss.md.
 */
export async function openPglite(folder?: DataFolder): Promise<Database> {
  if (folder) await prepare(folder)
  const client = new PreparingPglite({
    ...(folder && { dataDir: databaseIn(folder) }),
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, ...memorySettings],
  })
  await client.waitReady
  return {
    db: drizzle(client),
    engine: 'pglite',
    jobs: fromPglite(client),
    listen: (channel, listener) => listen(client, channel, listener),
    availability: alwaysAvailable,
    withLongLimits: (work) => work(),
    // One process owns the folder, so no other process can hold a lock.
    lock: async () => async () => undefined,
    async backUp(file) {
      const dump = await client.dumpDataDir('gzip')
      await writeFile(file, new Uint8Array(await dump.arrayBuffer()))
    },
    close: () => client.close(),
  }
}

function listen(
  client: PGlite,
  channel: string,
  { onPayload, onOpen }: ChannelListener,
): Listening {
  const subscribed = client.listen(channel, onPayload)
  return {
    isConnected: () => !client.closed,
    opened: subscribed.then(onOpen),
    close: async () => (await subscribed)(),
  }
}

const unfinished = 'db-unfinished-'

/** Creates the database if there is none, and removes what a killed process has left behind. */
async function prepare(folder: DataFolder) {
  const entries = await readdir(folder.path)
  for (const entry of entries.filter((name) => name.startsWith(unfinished))) {
    await rm(join(folder.path, entry), { recursive: true })
  }
  const database = databaseIn(folder)
  // No running process uses it, since this process holds the lock of the folder.
  await rm(join(database, 'postmaster.pid'), { force: true })
  if (existsSync(database)) return
  const made = await mkdtemp(join(folder.path, unfinished))
  await makeCluster(made)
  await rename(made, database)
}

/**
 * Creates an empty database in a child process, since a second engine would keep its memory in this one. If this
 * process is killed meanwhile, the next start removes the unfinished folder.
 */
const makeCluster = (dataDir: string) =>
  promisify(execFile)(execPath, [join(import.meta.dirname, 'makeCluster.ts'), dataDir])

/** Restores a backup into an empty data folder. */
export async function restorePglite(file: string, folder: DataFolder): Promise<void> {
  const client = await PGlite.create({
    dataDir: databaseIn(folder),
    loadDataDir: new Blob([await readFile(file)]),
  })
  await client.close()
}
