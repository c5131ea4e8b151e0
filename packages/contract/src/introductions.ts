import { z } from 'zod'
import { photoSchema } from './photo.ts'
import { profileCardSchema } from './profile.ts'

/** A member who was introduced, as the overlay shows them. `match` is the path of the larger picture. */
export const autoLikeSchema = profileCardSchema.extend({
  main_image: photoSchema.extend({ match: z.string() }).nullable(),
})
export type AutoLike = z.infer<typeof autoLikeSchema>
