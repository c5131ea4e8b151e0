import { z } from 'zod'
import { stackOf } from '../../../platform/errors/stackOf.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import {
  type DeletionRow,
  eraseMember,
  findDue,
  forgetMails,
  sealDeletion,
} from './deletions.store.ts'
import { findPictures } from './pictures.store.ts'

/** Removes picture files of somebody who is gone; queued with the erasure, so that none is left behind. */
export const pictureRemoval = jobKind('picture-removal', z.object({ pictures: z.array(z.uuid()) }))

/**
 * Erases for good every account whose time to come back is over.
 * @throws Error when one could not be erased, after all others were, so that it is tried again
 */
export async function eraseDue(services: Services): Promise<void> {
  let left = 0
  for (const deletion of await findDue(services.db, services.clock.now())) {
    await erase(services, deletion).catch((fault: unknown) => {
      left += 1
      services.log.error({ deletion: deletion.id, stack: stackOf(fault) }, 'erasure')
    })
  }
  if (left > 0) throw new Error(`${left} accounts are still to be erased.`)
}

function erase({ db, jobs, clock }: Services, { id, brand, member }: DeletionRow): Promise<void> {
  return db.transaction(async (tx) => {
    if (member) {
      const pictures = await findPictures(tx, member)
      const email = await eraseMember(tx, member)
      if (email === undefined) return
      await forgetMails(tx, brand, email)
      if (pictures.length > 0) await jobs.send(tx, pictureRemoval, { pictures })
    }
    await sealDeletion(tx, id, clock.now())
  })
}
