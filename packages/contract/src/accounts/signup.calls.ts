import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import {
  confirmationSchema,
  pendingSignupSchema,
  signupDraftSchema,
  signupSchema,
} from './signup.schema.ts'
import { signupStepSchema, userAnswerSchema, userSchema } from './user.schema.ts'

const call = callOf('accounts')

/** Signup, up to the confirmed e-mail address. */
export const signupCalls = {
  signup: call({
    method: 'POST',
    path: '/api/signup.php',
    access: 'visitor',
    repeatable: false,
    purpose:
      'First step of signup: makes the account, logs in, mails the confirmation link. On a discreet brand it logs nobody in and answers null, also when the address has an account; a mail says how to go on.',
    body: signupSchema,
    answer: z.object({ user: userSchema.nullable() }),
  }),
  finishSignupStep: call({
    method: 'PUT',
    path: '/api/signup.php',
    access: 'member',
    repeatable: true,
    purpose: 'Marks a signup step as done or skipped.',
    body: z.object({ step: signupStepSchema }),
    answer: userAnswerSchema,
  }),
  resendConfirmation: call({
    method: 'POST',
    path: '/api/confirmation.php',
    access: 'member',
    repeatable: false,
    purpose: 'Mails the confirmation link again.',
    answer: done,
  }),
  confirmation: call({
    method: 'GET',
    path: '/api/confirmation.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Which address the token of a confirmation link is for, and whether it is confirmed.',
    query: z.object({ token: z.string() }),
    answer: confirmationSchema,
  }),
  confirmAddress: call({
    method: 'PUT',
    path: '/api/confirmation.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Confirms an address with the token of the mailed link.',
    body: z.object({ token: z.string() }),
    answer: confirmationSchema,
  }),
  startSignup: call({
    method: 'POST',
    path: '/api/signup-start.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Keeps a signup begun elsewhere and mails the link to /complete-signup.',
    body: pendingSignupSchema,
    answer: done,
  }),
  startedSignup: call({
    method: 'GET',
    path: '/api/complete-signup.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'What was filled in before, by the token of api_signup_complete.',
    query: z.object({ token: z.string() }),
    answer: z.object({ signup: signupDraftSchema }),
  }),
  completeSignup: call({
    method: 'POST',
    path: '/api/complete-signup.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Makes the account of a signup begun elsewhere; its address is confirmed by the link.',
    body: signupSchema.omit({ email: true }).extend({ token: z.string() }),
    answer: userAnswerSchema,
  }),
} as const
