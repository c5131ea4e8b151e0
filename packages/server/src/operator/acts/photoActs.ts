import { z } from 'zod'
import { approvePhoto, listPending, rejectPhoto } from '../../features/photos/index.ts'
import { act } from '../act.ts'
import { brand, reason } from '../fields.ts'

const photo = z.uuid().describe('id of the photo')

export const photoActs = [
  act({
    name: 'photos',
    purpose: 'List the photos of a brand that wait for approval, the oldest first.',
    role: 'moderator',
    input: z.object({ brand }),
    async run({ db }, _, { brand }) {
      const pending = await listPending(db, brand)
      return pending.map(({ photo: { id, member, created } }) => ({ photo: id, member, created }))
    },
  }),
  act({
    name: 'approve-photo',
    purpose: 'Show a photo to others.',
    role: 'moderator',
    input: z.object({ photo, reason }),
    run: approvePhoto,
  }),
  act({
    name: 'reject-photo',
    purpose: 'Take a photo from others; its owner reads the reason.',
    role: 'moderator',
    input: z.object({ photo, reason }),
    run: rejectPhoto,
  }),
]
