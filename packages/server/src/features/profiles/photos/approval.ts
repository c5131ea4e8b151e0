import { z } from 'zod'
import type { Services } from '../../../platform/http/Services.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { activatePendingPhoto } from './photos.store.ts'
import { notifyOwner } from './reviewPhoto.ts'

/** In a demo nobody looks at photos, so they are approved after a moment in which they stand as pending. */
export const approvalJob = jobKind('photo-approval', z.object({ photo: z.uuid() }))

export const approveAfterSeconds = 3

/** Shows a photo to others and tells its owner's open pages. */
export const approvePendingPhoto = (
  services: Services,
  { photo }: { readonly photo: string },
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const owner = await activatePendingPhoto(tx, photo, services.clock.now())
    if (owner) await notifyOwner(services, tx, owner)
  })
