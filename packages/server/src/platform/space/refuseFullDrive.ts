import { StartError } from '../StartError.ts'
import { isStorageFull } from './storageFull.ts'
import { freeBytes } from './watchSpace.ts'

/** A new database takes about this much; the embedded engine does not say why it cannot be made or opened. */
const neededBytes = 64_000_000

/** Why a start failed: because of a full drive, if there is one that explains it. */
export async function explainFailedStart(error: unknown, dataDir: string): Promise<unknown> {
  if (error instanceof StartError && !isStorageFull(error)) return error
  const free = await freeBytes(dataDir).catch(() => Number.POSITIVE_INFINITY)
  if (!isStorageFull(error) && free > neededBytes) return error
  return new StartError(
    'storage_full',
    `The server could not start because a drive is full: ${dataDir} has ${Math.floor(free / 1_000_000)} MB left on its drive. ` +
      'Free space there, or on the drive of the database if that is another, or move DATA_DIR to a larger drive; nothing is lost.',
    { cause: error },
  )
}
