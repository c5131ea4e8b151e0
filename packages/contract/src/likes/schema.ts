import { z } from 'zod'
import { memberIdSchema } from '../core/ids.schema.ts'
import { photoSchema } from '../profiles/photos.schema.ts'
import { profileCardSchema } from '../profiles/schema.ts'

export const likedBySchema = profileCardSchema.extend({
  like_new: z.boolean(),
  /** An introduction of somebody who opted in or of a labelled fictional profile; no like of theirs. */
  introduced: z.boolean().optional(),
})
export type LikedBy = z.infer<typeof likedBySchema>

/** Query of likes.php; the page applies to both lists. */
export const likesQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const likesSchema = z.object({
  /** Members that this one likes, newest first. */
  profiles: z.array(profileCardSchema),
  /** Members that like this one or were introduced, newest first. */
  liked_by: z.array(likedBySchema),
  /** Unopened received likes on all pages, without introductions; absent from a server without paging. */
  num_new_likes: z.int().min(0).optional(),
})
export type Likes = z.infer<typeof likesSchema>

export const likeSchema = z.object({ profile: memberIdSchema })

/** A member shown in an introduction. `match` is the path of the larger picture. */
export const introductionSchema = profileCardSchema.extend({
  main_image: photoSchema.extend({ match: z.string() }).nullable(),
})
export type Introduction = z.infer<typeof introductionSchema>

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
})

export const swipeResultSchema = swipeAllowanceSchema.extend({ match: z.boolean() })

export const undoSwipeResultSchema = swipeAllowanceSchema.extend({ profile: profileCardSchema })
