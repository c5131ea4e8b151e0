import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { writeAudit } from '../../platform/audit.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { isStorageFull } from '../../platform/space/storageFull.ts'
import type { AdminContext } from '../actions/defineAction.ts'

/** Facts about a backup. Written last, so a folder without it is incomplete. */
export const manifestSchema = z.object({
  engine: z.enum(['pglite', 'postgres']),
  created: z.iso.datetime(),
  /** False when photos are in a bucket, which needs its own backup. */
  hasPhotos: z.boolean(),
})
export type Manifest = z.output<typeof manifestSchema>

/** In the audit log, which tells when the last backup was made. */
export const backupAct = 'backup'

/** A parent that is missing is not made: it may be a drive that is not mounted. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (isStorageFull(error)) throw error
    const reason = reasonsByCode.get(codeOf(error)) ?? 'cannot be made here'
    throw refuse('backup_folder', { field: 'to', params: { folder, reason } })
  }
}

const reasonsByCode: ReadonlyMap<string, string> = new Map([
  ['EEXIST', 'exists already; name a new folder'],
  ['ENOENT', 'lies in a folder that does not exist; make that one first'],
  ['ENOTDIR', 'lies in a file'],
  ['EACCES', 'may not be made by the user of the server'],
  ['EROFS', 'is on a drive that cannot be written to'],
])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** The parts of a backup in its folder. */
export function partsOf(folder: string) {
  return {
    database: join(folder, 'database'),
    photos: join(folder, 'photos'),
    secret: join(folder, 'secret'),
    manifest: join(folder, 'manifest.json'),
  }
}

/**
 * Writes the database, the photos and the installation's key into a new folder while the program goes on.
 * The database comes first: a photo's file is written before its row, so every row has its file.
 * @throws DomainError backup_folder when the folder exists or cannot be made
 */
export async function backUp(
  { actor, clock, config, database, secret }: AdminContext & StaffContext,
  folder: string,
): Promise<Manifest> {
  await makeFolder(folder)
  const parts = partsOf(folder)
  await database.backUp(parts.database)
  const hasPhotos = config.bucket === undefined
  if (hasPhotos) {
    const photos = join(config.dataDir, 'photos')
    await mkdir(photos, { recursive: true })
    await cp(photos, parts.photos, { recursive: true })
  }
  await writeFile(parts.secret, secret, { mode: 0o600 })
  const now = clock.now()
  const created = now.toISOString()
  const manifest = manifestSchema.parse({ engine: database.engine, created, hasPhotos })
  await writeFile(parts.manifest, JSON.stringify(manifest, null, 2))
  // A backup concerns all brands. A script makes it, so the reason is the name of its folder.
  const entry = { brand: '', subject: 'backup', reason: basename(folder), actor, now }
  await writeAudit(database.db, { ...entry, act: backupAct })
  return manifest
}
