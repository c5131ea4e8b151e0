import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { notificationCategorySchema } from '../notifications/schema.ts'
import { secondFactorCodeSchema } from './secondFactor.schema.ts'
import { loginSchema, timeZoneSchema, userAnswerSchema, userSchema } from './user.schema.ts'

const call = callOf('accounts')

/** Who is logged in, login and logout, and the password. */
export const loginCalls = {
  getUser: call({
    method: 'GET',
    path: '/api/user.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'The logged-in member, or null for a visitor; the same with and without the header.',
    headers: z.object({ 'X-Request-Type': z.literal('client').optional() }),
    answer: z.object({ user: userSchema.nullable() }),
  }),
  login: call({
    method: 'POST',
    path: '/api/user.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Log in; sets the session cookie.',
    body: loginSchema,
    answer: userAnswerSchema,
  }),
  updateUser: call({
    method: 'PUT',
    path: '/api/user.php',
    access: 'member',
    repeatable: true,
    purpose: 'Save the language, the time zone, the notices that are not wanted, or privacy mode.',
    body: z
      .object({
        language: localeSchema,
        time_zone: timeZoneSchema,
        notifications_disabled: z.array(notificationCategorySchema),
        push_notifications_disabled: z.array(notificationCategorySchema),
        privacy_mode: z.boolean(),
      })
      .partial(),
    answer: userAnswerSchema,
  }),
  logout: call({
    method: 'GET',
    path: '/api/logout.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'End the session; a link from another site leads home and ends none.',
    answer: done,
  }),
  requestReset: call({
    method: 'POST',
    path: '/api/reset-password.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Mails a link to set a new password.',
    body: z.object({ email: z.string().trim() }),
    answer: done,
  }),
  resetPassword: call({
    method: 'PUT',
    path: '/api/reset-password.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Sets a new password with the token of the mailed link, and logs in.',
    body: z.object({
      token: z.string(),
      password: z.string(),
      password_again: z.string(),
      code: secondFactorCodeSchema.optional(),
    }),
    answer: userAnswerSchema,
  }),
  changePassword: call({
    method: 'PUT',
    path: '/api/password.php',
    access: 'member',
    repeatable: false,
    purpose: 'Changes the password; the old one is checked and other sessions end.',
    body: z.object({
      old_password: z.string(),
      password: z.string(),
      password_again: z.string(),
      code: secondFactorCodeSchema.optional(),
    }),
    answer: done,
  }),
} as const
