import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { restorePglite } from '../../platform/database/pglite.ts'
import { restorePostgres } from '../../platform/database/postgres.ts'
import {
  type DataFolder,
  lockDataFolder,
  lockParts,
} from '../../platform/dataFolder/openDataFolder.ts'
import {
  isRestoreUnfinished,
  markRestore,
  restoreMark,
  unmarkRestore,
} from '../../platform/dataFolder/restoreMark.ts'
import { type Manifest, manifestSchema, partsOf } from './backUp.ts'

/**
 * Restores an installation from a backup: into an empty data folder, or an empty PostgreSQL database.
 * A restore that is cut off leaves a mark: no server starts on the folder, and the next restore begins anew.
 * @throws Error with the reason, and nothing is changed; StartError data_folder_in_use while a server runs
 */
export async function restore(config: Config, folder: string): Promise<Manifest> {
  const manifest = await readManifest(config, folder)
  // Locked with PostgreSQL too, so that no server starts during the restore.
  const target = await lockDataFolder(config.dataDir, { purpose: 'restore' })
  try {
    await fill(config, target, manifest, folder)
  } finally {
    await target.close()
  }
  return manifest
}

async function readManifest({ databaseUrl }: Config, folder: string): Promise<Manifest> {
  const text = await readFile(partsOf(folder).manifest, 'utf8').catch(() => {
    throw new Error(`${folder} holds no complete backup: manifest.json is missing.`)
  })
  const manifest = manifestSchema.parse(JSON.parse(text))
  const engine = databaseUrl ? 'postgres' : 'pglite'
  if (manifest.engine !== engine) {
    throw new Error(
      `The backup is of ${manifest.engine}, the settings name ${engine}. Set or unset DATABASE_URL.`,
    )
  }
  return manifest
}

async function fill(
  { bucket, databaseUrl }: Config,
  target: DataFolder,
  manifest: Manifest,
  from: string,
): Promise<void> {
  const parts = partsOf(from)
  const { path } = target
  if (await isRestoreUnfinished(path)) await clear(path)
  if (!(await hasOnlyLock(path))) {
    throw new Error(`${path} is not empty. Name another DATA_DIR, or move what is there away.`)
  }
  await markRestore(path, resolve(from))
  if (manifest.hasPhotos && !bucket) {
    await cp(parts.photos, join(path, 'photos'), { recursive: true })
  }
  await cp(parts.secret, join(path, 'secret'))
  // Last, since PostgreSQL takes it whole or not at all: what was cut off before finds it empty again.
  if (databaseUrl) await restorePostgres(parts.database, databaseUrl)
  else await restorePglite(parts.database, target)
  await unmarkRestore(path)
}

/** Removes what a restore that was cut off has written, but not its mark. */
async function clear(path: string): Promise<void> {
  const retained = [...lockParts, restoreMark]
  for (const name of await readdir(path)) {
    if (!retained.includes(name)) await rm(join(path, name), { recursive: true })
  }
}

/** Whether a data folder contains only the files of its lock, or the mark of a restore. */
const hasOnlyLock = async (path: string): Promise<boolean> =>
  (await readdir(path)).every((name) => [...lockParts, restoreMark].includes(name))
