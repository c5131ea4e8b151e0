import { z } from 'zod'
import type { Services } from '../../platform/http/Services.ts'
import { jobKind } from '../../platform/jobs/Jobs.ts'
import { findMember } from '../accounts/index.ts'
import { approvePhoto } from './photos.store.ts'

/** In a demo nobody looks at photos, so they are approved after a moment in which they stand as pending. */
export const approvalJob = jobKind('photo-approval', z.object({ photo: z.uuid() }))

export const approveAfterSeconds = 3

/** Shows a photo to others and tells its owner's open pages. */
export const approvalWorker =
  ({ db, bus }: Services) =>
  ({ photo }: { photo: string }): Promise<void> =>
    db.transaction(async (tx) => {
      const owner = await approvePhoto(tx, photo)
      const member = owner && (await findMember(tx, owner))
      if (member)
        await bus.publish(tx, { brand: member.brand, member: member.id }, { type: 'user' })
    })
