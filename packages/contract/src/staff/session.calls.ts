import { z } from 'zod'
import { secondFactorCodeSchema } from '../accounts/secondFactor.schema.ts'
import { callOf, done } from '../core/call.ts'
import { staffLoginSchema } from './schema.ts'

const call = callOf('staff')

/** Login and logout of staff, and acceptance of invitations. */
export const staffSessionCalls = {
  deskLogin: call({
    method: 'GET',
    path: '/api/desk/session.php',
    access: 'staff',
    repeatable: true,
    purpose: 'Who is logged in at the desk.',
    answer: staffLoginSchema,
  }),
  deskSignIn: call({
    method: 'POST',
    path: '/api/desk/session.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Log in at the desk; sets a cookie of its own for twelve hours.',
    body: z.object({
      email: z.string().trim().max(254),
      password: z.string().max(1_000),
      code: secondFactorCodeSchema.optional(),
    }),
    answer: staffLoginSchema,
  }),
  deskSignOut: call({
    method: 'DELETE',
    path: '/api/desk/session.php',
    access: 'staff',
    repeatable: false,
    purpose: 'End the login at the desk.',
    answer: done,
  }),
  acceptInvitation: call({
    method: 'POST',
    path: '/api/desk/invitation.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Set a password with the token of an invitation, and log in at the desk.',
    body: z.object({
      token: z.string().max(100),
      password: z.string().max(1_000),
      password_again: z.string().max(1_000),
      code: secondFactorCodeSchema.optional(),
    }),
    answer: staffLoginSchema,
  }),
} as const
