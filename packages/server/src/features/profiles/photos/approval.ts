import { z } from 'zod'
import type { Services } from '../../../platform/http/Services.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { activatePendingPhoto } from './photos.store.ts'
import { notifyOwner } from './reviewPhoto.ts'

/** A demo has no moderators, so photos are approved automatically after a short pending state. */
export const approvalJob = jobKind('photo-approval', z.object({ photo: z.uuid() }))

export const approveAfterSeconds = 3

/** Approves a pending photo and notifies its owner's open pages. */
export const approvePendingPhoto = (
  services: Services,
  { photo }: { readonly photo: string },
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const owner = await activatePendingPhoto(tx, photo, services.clock.now())
    if (owner) await notifyOwner(tx, services, owner)
  })
