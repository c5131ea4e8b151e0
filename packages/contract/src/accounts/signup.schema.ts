import { z } from 'zod'
import { emailAddressSchema } from '../core/emailAddress.schema.ts'
import { memberIdSchema } from '../core/ids.schema.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { countrySchema } from '../core/money.schema.ts'
import { wordsSchema } from '../core/words.schema.ts'
import { attributesSchema, genderSchema } from '../profiles/attributes.schema.ts'

/** Values from a URL: truncated rather than rejected. */
const trackingValueSchema = z.string().overwrite((word) => word.slice(0, 500))

export const trackingSchema = z
  .object({
    network: trackingValueSchema,
    ref: trackingValueSchema,
    sub1: trackingValueSchema,
    sub2: trackingValueSchema,
    sub3: trackingValueSchema,
    /** The page with the form, as its hidden field names it: `home`, `gallery` or `gallery/older`. */
    lander: trackingValueSchema,
  })
  .partial()
export type Tracking = z.infer<typeof trackingSchema>

/** Hyphens and dashes that keyboards of phones put where `-` is meant, and opening quotes for an apostrophe. */
const hyphens = /[\u2010-\u2013\u2212]/gu
const apostrophes = /[\u2018\u201B]/gu

/**
 * Normalised Unicode with single spaces and one form of hyphen and apostrophe, so that names that look the same are
 * equal.
 */
export const nameSchema = z
  .string()
  .normalize('NFKC')
  .trim()
  .overwrite((name) =>
    name.replace(hyphens, '-').replace(apostrophes, '\u2019').replace(/ +/g, ' '),
  )

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
  /** From the list of the country's regions; any other is ignored. */
  region: z.string().max(80).optional(),
  language: localeSchema.optional(),
  signup_message: wordsSchema.max(2_000).optional(),
  /** The member who receives `signup_message` once the address is confirmed. */
  signup_profile: memberIdSchema.optional(),
  interests: attributesSchema.shape.interests.optional(),
  /** Consent required for storing sensitive `interests`. */
  sensitive_data: z.boolean().optional(),
  terms: z.boolean(),
  /** Proof from an age assurance provider, where the country requires one; not stored. */
  age_proof: z.string().max(8_000).optional(),
  tracking: trackingSchema.optional(),
})
export type Signup = z.infer<typeof signupSchema>

/** A signup started elsewhere, such as on a partner's page: the e-mail address and other known fields. */
export const pendingSignupSchema = signupSchema
  .omit({ password: true, terms: true, age_proof: true })
  .partial()
  .required({ email: true })
export type PendingSignup = z.infer<typeof pendingSignupSchema>

/** Fields filled in for the member. */
export const signupDraftSchema = pendingSignupSchema.pick({
  email: true,
  name: true,
  date_of_birth: true,
  gender: true,
  seeking: true,
  country: true,
  language: true,
})
export type SignupDraft = z.infer<typeof signupDraftSchema>

/** What a confirmation link is for. */
export const confirmationSchema = z.object({ email: emailAddressSchema, is_confirmed: z.boolean() })
export type Confirmation = z.infer<typeof confirmationSchema>
