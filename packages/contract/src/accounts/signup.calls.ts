import type { CallTable } from '../core/call.ts'

/** Signup, up to the confirmed e-mail address. */
export const signupCalls = {
  signup: { method: 'POST', path: '/api/signup.php', access: 'visitor', repeatable: false },
  finishSignupStep: { method: 'PUT', path: '/api/signup.php', access: 'member', repeatable: true },
  resendConfirmation: {
    method: 'POST',
    path: '/api/confirmation.php',
    access: 'member',
    repeatable: false,
  },
  confirmation: {
    method: 'GET',
    path: '/api/confirmation.php',
    access: 'visitor',
    repeatable: true,
  },
  confirmAddress: {
    method: 'PUT',
    path: '/api/confirmation.php',
    access: 'visitor',
    repeatable: true,
  },
  startSignup: {
    method: 'POST',
    path: '/api/signup-start.php',
    access: 'visitor',
    repeatable: false,
  },
  startedSignup: {
    method: 'GET',
    path: '/api/complete-signup.php',
    access: 'visitor',
    repeatable: true,
  },
  completeSignup: {
    method: 'POST',
    path: '/api/complete-signup.php',
    access: 'visitor',
    repeatable: false,
  },
} as const satisfies CallTable
