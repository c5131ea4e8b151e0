import { z } from 'zod'
import { deed, reading } from './deskCall.ts'
import { brand, done, reason } from './fields.ts'

const photo = z.uuid().describe('id of the photo')

/** A photo that waits; `address` answers to staff alone. */
export const pendingPhotoSchema = z.object({
  photo: z.uuid(),
  member: z.uuid(),
  created: z.iso.datetime(),
  width: z.int(),
  height: z.int(),
  address: z.string(),
})

export const photoActs = {
  photos: reading({
    name: 'photos',
    purpose: 'List the photos of a brand that wait for approval, the oldest first.',
    role: 'moderator',
    input: z.object({ brand }),
    answer: z.object({ photos: z.array(pendingPhotoSchema) }),
  }),
  'approve-photo': deed({
    name: 'approve-photo',
    purpose: 'Show a photo to others.',
    role: 'moderator',
    input: z.object({ photo, reason }),
    answer: done,
  }),
  'reject-photo': deed({
    name: 'reject-photo',
    purpose: 'Take a photo from others; its owner reads the reason.',
    role: 'moderator',
    input: z.object({ photo, reason }),
    answer: done,
  }),
} as const
