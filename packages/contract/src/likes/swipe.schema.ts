import { z } from 'zod'
import { memberIdSchema } from '../core/ids.ts'
import { profileCardSchema } from '../profiles/schema.ts'

/** An IANA name, as in `Europe/Amsterdam`; determines when the member's day ends. */
export const timeZoneSchema = z.string().max(60)

export const swipeAllowanceSchema = z.object({
  likes_left: z.int().min(0),
  /** When the daily likes are reset. */
  resets_at: z.iso.datetime(),
  /** Whether the latest decision was a skip, which can be undone. */
  can_undo: z.boolean(),
})

export const swipeGameSchema = swipeAllowanceSchema.extend({
  profiles: z.array(profileCardSchema),
})
export type SwipeGame = z.infer<typeof swipeGameSchema>

export const swipeSchema = z.object({
  profile: memberIdSchema,
  decision: z.enum(['like', 'skip']),
  time_zone: timeZoneSchema.optional(),
})

export const swipeResultSchema = swipeAllowanceSchema.extend({ match: z.boolean() })

export const undoSwipeResultSchema = swipeAllowanceSchema.extend({ profile: profileCardSchema })
