import { z } from 'zod'
import type { Services } from '../../platform/http/Services.ts'
import { jobKind } from '../../platform/jobs/Jobs.ts'
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

/** Erases for good every account whose time to come back is over. */
export async function eraseDue(services: Services): Promise<void> {
  for (const deletion of await findDue(services.db, services.clock.now())) {
    await erase(services, deletion)
  }
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

export function workDeletions(services: Services): void {
  services.jobs.daily('erasure', () => eraseDue(services))
  services.jobs.work(pictureRemoval, async ({ pictures }) => {
    for (const picture of pictures) await services.photoFiles.remove(picture)
  })
}
