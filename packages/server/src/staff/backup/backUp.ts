import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AdminContext } from '../actions/defineAction.ts'
import { type Manifest, manifestSchema, partsOf } from './manifest.ts'

/**
 * Writes the database, the photos and the installation's key into a new folder while the program goes on.
 * The database comes first: a photo's file is written before its row, so every row has its file.
 * @throws Error when the folder exists
 */
export async function backUp(
  { clock, config, database, secret }: AdminContext,
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 })
  const parts = partsOf(folder)
  await database.backUp(parts.database)
  const hasPhotos = config.bucket === undefined
  if (hasPhotos) {
    const photos = join(config.dataDir, 'photos')
    await mkdir(photos, { recursive: true })
    await cp(photos, parts.photos, { recursive: true })
  }
  await writeFile(parts.secret, secret, { mode: 0o600 })
  const created = clock.now().toISOString()
  const manifest = manifestSchema.parse({ engine: database.engine, created, hasPhotos })
  await writeFile(parts.manifest, JSON.stringify(manifest, null, 2))
  return manifest
}
