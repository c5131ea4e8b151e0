import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { restorePglite } from '../../platform/database/pglite.ts'
import { restorePostgres } from '../../platform/database/postgres.ts'
import { type Manifest, manifestSchema, partsOf } from './manifest.ts'

/**
 * Makes an installation anew from a backup: into an empty data folder, or an empty PostgreSQL database.
 * @throws Error that says why not, with nothing changed
 */
export async function restore(
  { bucket, databaseUrl, dataDir }: Config,
  folder: string,
): Promise<Manifest> {
  const parts = partsOf(folder)
  const text = await readFile(parts.manifest, 'utf8').catch(() => {
    throw new Error(`${folder} holds no complete backup: manifest.json is missing.`)
  })
  const manifest = manifestSchema.parse(JSON.parse(text))
  const engine = databaseUrl ? 'postgres' : 'pglite'
  if (manifest.engine !== engine) {
    throw new Error(
      `The backup is of ${manifest.engine}, the settings name ${engine}. Set or unset DATABASE_URL.`,
    )
  }
  await mkdir(dataDir, { recursive: true })
  if ((await readdir(dataDir)).length > 0) {
    throw new Error(`${dataDir} is not empty. Name another DATA_DIR, or move what is there away.`)
  }
  if (databaseUrl) await restorePostgres(parts.database, databaseUrl)
  else await restorePglite(parts.database, join(dataDir, 'db'))
  if (manifest.hasPhotos && !bucket) {
    await cp(parts.photos, join(dataDir, 'photos'), { recursive: true })
  }
  await cp(parts.secret, join(dataDir, 'secret'))
  return manifest
}
