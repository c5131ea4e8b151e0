import type { CallTable } from '../core/call.ts'

/** Deleting and restoring an account. */
export const deletionCalls = {
  deletionOffer: {
    method: 'GET',
    path: '/api/account-deletion.php',
    access: 'member',
    repeatable: true,
  },
  deleteAccount: { method: 'DELETE', path: '/api/user.php', access: 'member', repeatable: false },
  requestReactivation: {
    method: 'POST',
    path: '/api/reactivation.php',
    access: 'visitor',
    repeatable: false,
  },
  reactivate: {
    method: 'PUT',
    path: '/api/reactivation.php',
    access: 'visitor',
    repeatable: false,
  },
} as const satisfies CallTable
