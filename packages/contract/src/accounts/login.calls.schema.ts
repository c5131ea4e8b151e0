import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { notificationCategorySchema } from '../notifications/schema.ts'
import type { loginCalls } from './login.calls.ts'
import { secondFactorCodeSchema } from './secondFactor.schema.ts'
import { loginSchema, timeZoneSchema, userResponseSchema, userSchema } from './user.schema.ts'

/** Requests and responses of {@link loginCalls}. */
export const loginCallSchemas = {
  getUser: {
    purpose: 'The logged-in member, or null for a visitor; the same with and without the header.',
    headers: z.object({ 'X-Request-Type': z.literal('client').optional() }),
    response: z.object({ user: userSchema.nullable() }),
  },
  login: {
    purpose: 'Log in; sets the session cookie.',
    body: loginSchema,
    response: userResponseSchema,
  },
  updateUser: {
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
    response: userResponseSchema,
  },
  logout: {
    purpose: 'End the session; a link from another site leads home and ends none.',
    response: done,
  },
  requestReset: {
    purpose: 'Mails a link to set a new password.',
    body: z.object({ email: z.string().trim() }),
    response: done,
  },
  resetPassword: {
    purpose: 'Sets a new password with the token of the mailed link, and logs in.',
    body: z.object({
      token: z.string(),
      password: z.string(),
      password_again: z.string(),
      code: secondFactorCodeSchema.optional(),
    }),
    response: userResponseSchema,
  },
  linkOwner: {
    purpose:
      'Whether a mailed link is about another account than the one that is logged in; false for a token that is not known.',
    query: z.object({ token: z.string() }),
    response: z.object({ is_other: z.boolean() }),
  },
  changePassword: {
    purpose: 'Changes the password; the old one is checked and other sessions end.',
    body: z.object({
      old_password: z.string(),
      password: z.string(),
      password_again: z.string(),
      code: secondFactorCodeSchema.optional(),
    }),
    response: done,
  },
} as const satisfies SchemasOf<typeof loginCalls>
