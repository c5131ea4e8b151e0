import { z } from 'zod'
import { memberIdSchema } from '../core/ids.ts'
import { localeSchema } from '../core/locale.ts'
import { countrySchema } from '../core/money.ts'
import { attributesSchema, genderSchema } from '../profiles/attributes.schema.ts'

/** Whatever stands in an address: no more of it is kept, and nobody is refused for it. */
const trackingValueSchema = z.string().overwrite((word) => word.slice(0, 500))

export const trackingSchema = z
  .object({
    network: trackingValueSchema,
    ref: trackingValueSchema,
    sub1: trackingValueSchema,
    sub2: trackingValueSchema,
    sub3: trackingValueSchema,
  })
  .partial()
export type Tracking = z.infer<typeof trackingSchema>

/** In one form of Unicode, with single spaces, so that names that read the same are the same. */
const nameSchema = z
  .string()
  .normalize('NFKC')
  .trim()
  .overwrite((name) => name.replace(/ +/g, ' '))

/**
 * The first step of signup. Also accepted as a plain form post (every value a string, tracking flat,
 * `terms` and `sensitive_data` as `on`), which leads to `/signup`, or is answered with its own page
 * under 422.
 */
export const signupSchema = z.object({
  email: z.string().trim(),
  name: nameSchema,
  password: z.string(),
  date_of_birth: z.string().max(40),
  gender: genderSchema,
  seeking: genderSchema,
  country: countrySchema.optional(),
  language: localeSchema.optional(),
  signup_message: z.string().max(2_000).optional(),
  /** The member whose page led here; gets `signup_message` once the address is confirmed. */
  signup_profile: memberIdSchema.optional(),
  interests: attributesSchema.shape.interests.optional(),
  /** The consent without which the sensitive ones among `interests` are not kept. */
  sensitive_data: z.boolean().optional(),
  terms: z.boolean(),
  /** What the page of an age provider gave, where the country asks for one; not kept. */
  age_proof: z.string().max(8_000).optional(),
  tracking: trackingSchema.optional(),
})
export type Signup = z.infer<typeof signupSchema>

/** A signup begun elsewhere, as on a partner's page: the address and whatever else is known. */
export const pendingSignupSchema = signupSchema
  .omit({ password: true, terms: true, age_proof: true })
  .partial()
  .required({ email: true })
export type PendingSignup = z.infer<typeof pendingSignupSchema>

/** What the member need not type again. */
export const signupDraftSchema = pendingSignupSchema.pick({
  email: true,
  name: true,
  date_of_birth: true,
  gender: true,
  seeking: true,
  country: true,
  language: true,
})
