import { z } from 'zod'
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

function eraseAccount(
  { db, jobs, clock }: Services,
  { id, brand, member }: DeletionRow,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (member) {
      const pictures = await listErasedPictureIds(tx, member)
      const email = await eraseMember(tx, member)
      if (email === undefined) return
      await deleteMailsTo(tx, brand, email)
      if (pictures.length > 0) await jobs.send(tx, pictureRemovalJob, { photos: pictures })
    }
    await anonymizeDeletion(tx, id, clock.now())
  })
}
