import { z } from 'zod'
import { attributesSchema, genderSchema } from './attributes.ts'
import { memberIdSchema } from './ids.ts'
import { localeSchema } from './locale.ts'
import { countrySchema } from './money.ts'
import { photoSchema } from './photo.ts'
import { secondFactorCodeSchema } from './secondFactor.ts'

export const userStatusSchema = z.enum(['not_confirmed', 'active', 'banned', 'deleting'])
export const profileStatusSchema = z.enum(['active', 'disabled'])

export const notificationCategorySchema = z.enum([
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
])
export type NotificationCategory = z.infer<typeof notificationCategorySchema>

/** Where a signup step stands; `done` also for one that was skipped. */
export const signupStepSchema = z.enum([
  'photo',
  'location',
  'personal',
  'about',
  'push',
  'confirm',
])
export type SignupStep = z.infer<typeof signupStepSchema>

/** The logged-in member, as user.php gives it. */
export const userSchema = z.object({
  id: memberIdSchema,
  email: z.email(),
  status: userStatusSchema,
  credits: z.int().min(0),
  paid_user: z.boolean(),
  signup_date: z.iso.datetime(),
  language: localeSchema,
  fictional_icon: z.string(),
  /** Categories that are not wanted by e-mail. */
  notifications_disabled: z.array(notificationCategorySchema),
  /** Categories that are not wanted as push messages. */
  push_notifications_disabled: z.array(notificationCategorySchema),
  /** Seen only by members who are in contact already. */
  privacy_mode: z.boolean(),
  /** The steps still open, in order; empty when signup is finished. */
  signup_steps: z.array(signupStepSchema),
  profile: z.object({
    name: z.string(),
    age: z.int(),
    date_of_birth: z.iso.date(),
    country: countrySchema,
    region: z.string().nullable(),
    city: z.string().nullable(),
    status: profileStatusSchema,
    gender: genderSchema,
    seeking: genderSchema,
    about: z.string(),
    attributes: attributesSchema,
    main_image: photoSchema.nullable(),
    photos: z.array(photoSchema),
  }),
})
export type User = z.infer<typeof userSchema>

export const loginSchema = z.object({
  email: z.string().trim(),
  password: z.string(),
  /** Asked for by `second_factor_required`. */
  code: secondFactorCodeSchema.optional(),
})

/** Whatever stands in an address: no more of it is kept, and nobody is refused for it. */
const trackingWordSchema = z.string().overwrite((word) => word.slice(0, 500))

export const trackingSchema = z
  .object({
    network: trackingWordSchema,
    ref: trackingWordSchema,
    sub1: trackingWordSchema,
    sub2: trackingWordSchema,
    sub3: trackingWordSchema,
  })
  .partial()
export type Tracking = z.infer<typeof trackingSchema>

export const passwordMinLength = 8

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
export const startedSignupSchema = signupSchema
  .omit({ password: true, terms: true, age_proof: true })
  .partial()
  .required({ email: true })
export type StartedSignup = z.infer<typeof startedSignupSchema>

/** What the member need not type again. */
export const signupDraftSchema = startedSignupSchema.pick({
  email: true,
  name: true,
  date_of_birth: true,
  gender: true,
  seeking: true,
  country: true,
  language: true,
})
