import type { CallTable } from '../core/call.ts'

/** Second factor of staff; available to a session that still has to set one up. */
export const staffSecondFactorCalls = {
  deskSecondFactor: {
    method: 'GET',
    path: '/api/desk/second-factor.php',
    access: 'staff',
    repeatable: true,
  },
  beginDeskSecondFactor: {
    method: 'POST',
    path: '/api/desk/second-factor.php',
    access: 'staff',
    repeatable: false,
  },
  confirmDeskSecondFactor: {
    method: 'PUT',
    path: '/api/desk/second-factor.php',
    access: 'staff',
    repeatable: false,
  },
  endDeskSecondFactor: {
    method: 'DELETE',
    path: '/api/desk/second-factor.php',
    access: 'staff',
    repeatable: false,
  },
  renewDeskRecoveryCodes: {
    method: 'POST',
    path: '/api/desk/recovery-codes.php',
    access: 'staff',
    repeatable: false,
  },
} as const satisfies CallTable
