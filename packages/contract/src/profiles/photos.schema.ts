import { z } from 'zod'
import { photoIdSchema } from '../core/ids.schema.ts'

export const photoStatusSchema = z.enum(['pending', 'active', 'rejected'])

/**
 * A photo as one viewer may see it. For a locked photo the paths lead to a version blurred
 * on the server; the path of the original is never sent. `filename` and `thumb_filename` are paths that
 * begin with a slash and are appended to the setting `cdn_prefix`.
 */
export const photoSchema = z.object({
  id: photoIdSchema,
  filename: z.string(),
  thumb_filename: z.string(),
  status: photoStatusSchema,
  width: z.int().positive(),
  height: z.int().positive(),
  /** base64 of a ThumbHash, shown until the picture arrives. */
  thumbhash: z.string(),
  locked: z.boolean(),
  /** Why staff did not accept it; only on one's own rejected photos. */
  rejection_reason: z.string().optional(),
})
export type Photo = z.infer<typeof photoSchema>
