import type { CallTable } from '../core/call.ts'

/** A member’s own second factor. */
export const secondFactorCalls = {
  secondFactor: {
    method: 'GET',
    path: '/api/second-factor.php',
    access: 'member',
    repeatable: true,
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/second-factor.php',
    access: 'member',
    repeatable: false,
  },
  confirmSecondFactor: {
    method: 'PUT',
    path: '/api/second-factor.php',
    access: 'member',
    repeatable: false,
  },
  endSecondFactor: {
    method: 'DELETE',
    path: '/api/second-factor.php',
    access: 'member',
    repeatable: false,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/recovery-codes.php',
    access: 'member',
    repeatable: false,
  },
} as const satisfies CallTable
