import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import type { signupCalls } from './signup.calls.ts'
import {
  confirmationSchema,
  pendingSignupSchema,
  signupDraftSchema,
  signupSchema,
} from './signup.schema.ts'
import { signupStepSchema, userResponseSchema, userSchema } from './user.schema.ts'

/** Requests and responses of {@link signupCalls}. */
export const signupCallSchemas = {
  signup: {
    purpose:
      'First step of signup: makes the account, logs in, mails the confirmation link. On a discreet brand it logs nobody in and answers null, also when the address has an account; a mail says how to go on.',
    body: signupSchema,
    response: z.object({ user: userSchema.nullable() }),
  },
  finishSignupStep: {
    purpose: 'Marks a signup step as done or skipped.',
    body: z.object({ step: signupStepSchema }),
    response: userResponseSchema,
  },
  resendConfirmation: { purpose: 'Mails the confirmation link again.', response: done },
  confirmation: {
    purpose: 'Which address the token of a confirmation link is for, and whether it is confirmed.',
    query: z.object({ token: z.string() }),
    response: confirmationSchema,
  },
  confirmAddress: {
    purpose: 'Confirms an address with the token of the mailed link.',
    body: z.object({ token: z.string() }),
    response: confirmationSchema,
  },
  startSignup: {
    purpose: 'Keeps a signup begun elsewhere and mails the link to /complete-signup.',
    body: pendingSignupSchema,
    response: done,
  },
  startedSignup: {
    purpose: 'What was filled in before, by the token of api_signup_complete.',
    query: z.object({ token: z.string() }),
    response: z.object({ signup: signupDraftSchema }),
  },
  completeSignup: {
    purpose: 'Makes the account of a signup begun elsewhere; its address is confirmed by the link.',
    body: signupSchema.omit({ email: true }).extend({ token: z.string() }),
    response: userResponseSchema,
  },
} as const satisfies SchemasOf<typeof signupCalls>
