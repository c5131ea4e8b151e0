import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { restorePglite } from '../../platform/database/pglite.ts'
import { restorePostgres } from '../../platform/database/postgres.ts'
import {
  type DataFolder,
  lockDataFolder,
  lockParts,
} from '../../platform/dataFolder/openDataFolder.ts'
import { type Manifest, manifestSchema, partsOf } from './backUp.ts'

/**
 * Restores an installation from a backup: into an empty data folder, or an empty PostgreSQL database.
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
  if (!(await hasOnlyLock(path))) {
    throw new Error(`${path} is not empty. Name another DATA_DIR, or move what is there away.`)
  }
  if (databaseUrl) await restorePostgres(parts.database, databaseUrl)
  else await restorePglite(parts.database, target)
  if (manifest.hasPhotos && !bucket) {
    await cp(parts.photos, join(path, 'photos'), { recursive: true })
  }
  await cp(parts.secret, join(path, 'secret'))
}

/** Whether a data folder contains only the files of its lock. */
const hasOnlyLock = async (path: string): Promise<boolean> =>
  (await readdir(path)).every((name) => lockParts.includes(name))
