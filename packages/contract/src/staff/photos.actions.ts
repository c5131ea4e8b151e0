import { z } from 'zod'
import { done } from '../core/call.schema.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { brand, command, listQuery, member, reason } from './call.ts'
import { queuedFields } from './schema.ts'

const photo = z.uuid().describe('id of the photo')

const photoStateSchema = z.enum(['pending', 'active', 'rejected'])

/** A photo as staff see it; only staff can open `address`. */
export const staffPhotoSchema = z.object({
  photo: z.uuid(),
  brand: z.string(),
  member: z.uuid(),
  state: photoStateSchema,
  created: z.iso.datetime(),
  width: z.int(),
  height: z.int(),
  address: z.string(),
})

/** The action is refused when the photo is no longer in the expected state. */
const expectedState = {
  approving: photoStateSchema
    .exclude(['active'])
    .default('pending')
    .describe('the state in which you saw it: pending, or rejected to overrule'),
  rejecting: photoStateSchema
    .exclude(['rejected'])
    .default('pending')
    .describe('the state in which you saw it: pending, or active to overrule'),
} as const

export const photoActions = {
  photos: listQuery({
    name: 'photos',
    purpose: 'List photos that wait for approval, the oldest first, or that were turned down.',
    role: 'moderator',
    filters: {
      brand: brand.optional(),
      member: member.optional(),
      state: photoStateSchema
        .exclude(['active'])
        .default('pending')
        .describe('pending, or rejected for those turned down, the latest first'),
    },
    id: z.uuid(),
    item: staffPhotoSchema.extend({
      locale: localeSchema.describe('of the owner'),
      ...queuedFields,
    }),
  }),
  'approve-photo': command({
    name: 'approve-photo',
    purpose: 'Show a photo to others.',
    role: 'moderator',
    input: z.object({ photo, seen: expectedState.approving, reason }),
    response: done,
  }),
  'reject-photo': command({
    name: 'reject-photo',
    purpose: 'Take a photo from others; its owner reads the reason.',
    role: 'moderator',
    input: z.object({ photo, seen: expectedState.rejecting, reason }),
    response: done,
  }),
} as const
