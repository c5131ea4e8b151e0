import { z } from 'zod'
import { memberIdSchema } from './ids.ts'
import { profileCardSchema } from './profile.ts'

export const likedBySchema = profileCardSchema.extend({
  like_new: z.boolean(),
  /** The like was given by an introduction that this person chose, or by a labelled fictional one. */
  introduced: z.boolean().optional(),
})
export type LikedBy = z.infer<typeof likedBySchema>

export const likesSchema = z.object({
  /** Members that this one likes. */
  profiles: z.array(profileCardSchema),
  /** Members that like this one, newest first. */
  liked_by: z.array(likedBySchema),
})
export type Likes = z.infer<typeof likesSchema>

export const likeSchema = z.object({ profile: memberIdSchema })
