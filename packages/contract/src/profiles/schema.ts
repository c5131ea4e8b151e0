import { z } from 'zod'
import { receivedGiftSchema } from '../chat/gifts.schema.ts'
import { conversationIdSchema, memberIdSchema } from '../core/ids.schema.ts'
import { countrySchema } from '../core/money.schema.ts'
import { wordsSchema } from '../core/words.schema.ts'
import { attributesSchema, genderSchema } from './attributes.schema.ts'
import { aboutMaxLength } from './limits.ts'
import { photoSchema } from './photos.schema.ts'

/** A member as shown on a card, in a list or in a chat head. */
export const profileCardSchema = z.object({
  id: memberIdSchema,
  name: z.string(),
  age: z.int(),
  gender: genderSchema,
  country: countrySchema,
  region: z.string().nullable(),
  city: z.string().nullable(),
  main_image: photoSchema.nullable(),
  /** True for an invented profile; always shown with a label and the brand's icon. */
  fictional: z.boolean(),
  /** Active within the last few minutes, if the member shares it. */
  online: z.boolean(),
  /** The day on which the member followed the link in our e-mail; null for a fictional profile. */
  email_confirmed: z.iso.date().nullable().default(null),
  /** Name of the brand that the member belongs to, if another. */
  home_brand: z.string().optional(),
})
export type ProfileCard = z.infer<typeof profileCardSchema>

/** A member's page as one viewer may see it. */
export const memberProfileSchema = profileCardSchema.extend({
  about: z.string(),
  attributes: attributesSchema,
  photos: z.array(photoSchema),
  /** Photos that this viewer may not open; they are blurred in `photos`. */
  num_locked_photos: z.int(),
  liked: z.boolean(),
  likes_me: z.boolean(),
  /** They were introduced to the viewer and have not given a like. */
  introduced: z.boolean().optional(),
  conversation: conversationIdSchema.nullable(),
  /** Received gifts, if the member shows them. */
  gifts: z.array(receivedGiftSchema).optional(),
})
export type MemberProfile = z.infer<typeof memberProfileSchema>

/** Editable fields of one's own profile; an absent field stays unchanged. */
export const profileUpdateSchema = z
  .object({
    about: wordsSchema.max(aboutMaxLength),
    gender: genderSchema,
    seeking: genderSchema,
    country: countrySchema,
    region: wordsSchema.max(80).nullable(),
    city: wordsSchema.max(80).nullable(),
    ...attributesSchema.shape,
    /** Gives the consent required for sensitive values, or withdraws it and removes those values. */
    sensitive_data: z.boolean(),
  })
  .partial()
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>
