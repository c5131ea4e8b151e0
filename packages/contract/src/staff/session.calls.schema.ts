import { z } from 'zod'
import { secondFactorCodeSchema } from '../accounts/secondFactor.schema.ts'
import { done, type SchemasOf } from '../core/call.schema.ts'
import { staffLoginSchema } from './schema.ts'
import type { staffSessionCalls } from './session.calls.ts'

/** Requests and responses of {@link staffSessionCalls}. */
export const staffSessionCallSchemas = {
  deskLogin: { purpose: 'Who is logged in at the desk.', response: staffLoginSchema },
  deskSignIn: {
    purpose: 'Log in at the desk; sets a cookie of its own for twelve hours.',
    body: z.object({
      email: z.string().trim().max(254),
      password: z.string().max(1_000),
      code: secondFactorCodeSchema.optional(),
    }),
    response: staffLoginSchema,
  },
  deskSignOut: { purpose: 'End the login at the desk.', response: done },
  acceptInvitation: {
    purpose: 'Set a password with the token of an invitation, and log in at the desk.',
    body: z.object({
      token: z.string().max(100),
      password: z.string().max(1_000),
      password_again: z.string().max(1_000),
      code: secondFactorCodeSchema.optional(),
    }),
    response: staffLoginSchema,
  },
} as const satisfies SchemasOf<typeof staffSessionCalls>
