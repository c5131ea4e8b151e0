import { z } from 'zod'
import { userStatusSchema } from '../accounts/user.schema.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { genderSchema } from '../profiles/attributes.schema.ts'
import { brand, member, query } from './call.ts'
import { staffPhotoSchema } from './photos.actions.ts'

export const decisionSchema = z.object({
  /** Name of the action in the audit log, such as `photo.reject`. */
  act: z.string(),
  /** What it was about, as `photo:018f…` or `member:018f…`. */
  subject: z.string(),
  reason: z.string(),
  /** Name of the member of staff, or `command line`. */
  by: z.string(),
  at: z.iso.datetime(),
})

/** What staff see beside an item of a queue; without e-mail address and messages. */
const reviewContextSchema = z.object({
  member: z.object({
    id: z.uuid(),
    brand: z.string(),
    name: z.string(),
    age: z.int(),
    gender: genderSchema,
    /** The language that the member reads. */
    locale: localeSchema,
    /** A profile of a person who does not exist. */
    fictional: z.boolean(),
    state: userStatusSchema,
    joined: z.iso.datetime(),
    about: z.string(),
    country: z.string(),
    town: z.string().nullable(),
  }),
  /** Approved ones only while another waits. */
  photos: z.array(staffPhotoSchema),
  /** About the member and their present photos, the latest first, at most 50. */
  decisions: z.array(decisionSchema),
  /** Against the member, on any brand. */
  complaints: z.object({ open: z.int(), upheld: z.int() }),
  rejected_photos: z.int(),
})

const queueSchema = z.object({
  waiting: z.int(),
  /** True when more wait than were counted. */
  is_minimum: z.boolean(),
  /** Since when the oldest waits; null when nothing does. */
  oldest: z.iso.datetime().nullable(),
})
export type Queue = z.infer<typeof queueSchema>

export const queueActions = {
  queues: query({
    name: 'queues',
    purpose: 'Count what waits for moderators, and since when.',
    role: 'moderator',
    input: z.object({ brand: brand.optional() }),
    response: z.object({
      photos: queueSchema,
      messages: queueSchema,
      /** Cases without a decision. */
      complaints: queueSchema,
      /** Cases that wait for the second decision; `oldest` is when it was asked for. */
      appeals: queueSchema,
    }),
  }),
  'review-context': query({
    name: 'review-context',
    purpose: 'Show a member as moderators see them beside an item: profile, photos, decisions.',
    role: 'moderator',
    input: z.object({ brand, member }),
    response: reviewContextSchema,
  }),
} as const
