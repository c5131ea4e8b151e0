import { z } from 'zod'
import { emailAddressSchema } from '../core/emailAddress.schema.ts'
import { memberIdSchema } from '../core/ids.schema.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { countrySchema } from '../core/money.schema.ts'
import { notificationCategorySchema } from '../notifications/schema.ts'
import { attributesSchema, genderSchema } from '../profiles/attributes.schema.ts'
import { photoSchema } from '../profiles/photos.schema.ts'
import { secondFactorCodeSchema } from './secondFactor.schema.ts'
import { signupSteps } from './signupSteps.ts'

export const userStatusSchema = z.enum(['not_confirmed', 'active', 'banned', 'deleting'])

export const profileStatusSchema = z.enum(['active', 'disabled'])

export const signupStepSchema = z.enum(signupSteps)
export type SignupStep = z.infer<typeof signupStepSchema>

/** An IANA name, as in `Europe/Amsterdam`. */
export const timeZoneSchema = z.string().max(60)

/** The logged-in member, as user.php gives it. */
export const userSchema = z.object({
  id: memberIdSchema,
  email: emailAddressSchema,
  status: userStatusSchema,
  credits: z.int().min(0),
  paid_user: z.boolean(),
  signup_date: z.iso.datetime(),
  language: localeSchema,
  /** Last reported by a browser: when the member's day ends, and the times in mails. */
  time_zone: timeZoneSchema.nullable(),
  /** Whether the mail server of this address refuses what is sent to it. */
  mail_refused: z.boolean(),
  fictional_icon: z.string(),
  /** Categories disabled for e-mail. */
  notifications_disabled: z.array(notificationCategorySchema),
  /** Categories disabled for push messages. */
  push_notifications_disabled: z.array(notificationCategorySchema),
  /** Visible only to members already in contact. */
  privacy_mode: z.boolean(),
  /** Remaining steps, in order; empty when signup is complete. */
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

/** Response of a call after which the member may look different. */
export const userResponseSchema = z.object({ user: userSchema })

export const loginSchema = z.object({
  email: z.string().trim(),
  password: z.string(),
  /** Required after the error `second_factor_required`. */
  code: secondFactorCodeSchema.optional(),
})
