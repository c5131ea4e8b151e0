import { z } from 'zod'
import { memberIdSchema } from '../core/ids.ts'
import { localeSchema } from '../core/locale.ts'
import { countrySchema } from '../core/money.ts'
import { notificationCategorySchema } from '../notifications/schema.ts'
import { attributesSchema, genderSchema } from '../profiles/attributes.schema.ts'
import { photoSchema } from '../profiles/photos.schema.ts'
import { secondFactorCodeSchema } from './secondFactor.schema.ts'

export const userStatusSchema = z.enum(['not_confirmed', 'active', 'banned', 'deleting'])

export const profileStatusSchema = z.enum(['active', 'disabled'])

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

/** Answer of a call after which the member may look different. */
export const userAnswerSchema = z.object({ user: userSchema })

export const loginSchema = z.object({
  email: z.string().trim(),
  password: z.string(),
  /** Asked for by `second_factor_required`. */
  code: secondFactorCodeSchema.optional(),
})

export const passwordMinLength = 8
