import { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { stackOf } from '../../../platform/log.ts'
import {
  anonymizeDeletion,
  type DeletionRow,
  deleteMailsTo,
  eraseMember,
  listDueDeletions,
  listErasedPictureIds,
} from './deletions.store.ts'

/** Deletes picture files of an erased member; queued in the transaction of the erasure so that none is left. */
export const pictureRemovalJob = jobKind('photo-removal', z.object({ photos: z.array(z.uuid()) }))

/**
 * Erases every account whose restore period is over.
 * @throws Error when one could not be erased, after all others were, so that the job is retried
 */
export async function eraseDueAccounts(services: Services): Promise<void> {
  let failures = 0
  for (const deletion of await listDueDeletions(services.db, services.clock.now())) {
    await eraseAccount(services, deletion).catch((error: unknown) => {
      failures += 1
      services.log.error({ deletion: deletion.id, stack: stackOf(error) }, 'erasure')
    })
  }
  if (failures > 0) throw new Error(`${failures} accounts are still to be erased.`)
}

const eraseAccount = (services: Services, deletion: DeletionRow): Promise<void> =>
  services.db.transaction((tx) => eraseDeleted(tx, services, deletion))

interface Deleted extends Pick<DeletionRow, 'brand' | 'member'> {
  /** Id of the deletion; undefined for an account that was banned before it was deleted. */
  readonly id: string | undefined
}

/** Erases an account under deletion or banned, with its mails and pictures; one that was restored stays. */
export async function eraseDeleted(
  tx: Db,
  { jobs, clock }: Pick<Services, 'clock' | 'jobs'>,
  { id, brand, member }: Deleted,
): Promise<void> {
  if (member) {
    const pictures = await listErasedPictureIds(tx, member)
    const email = await eraseMember(tx, member)
    if (email === undefined) return
    await deleteMailsTo(tx, brand, email)
    if (pictures.length > 0) await jobs.send(tx, pictureRemovalJob, { photos: pictures })
  }
  if (id) await anonymizeDeletion(tx, id, clock.now())
}
