import type { CallTable } from '../core/call.ts'

/** Claims of items in the queues of moderators, so that two do not work on the same one. */
export const staffClaimCalls = {
  claimItem: {
    method: 'POST',
    path: '/api/desk/claim.php',
    access: 'moderator',
    repeatable: true,
  },
  releaseItem: {
    method: 'DELETE',
    path: '/api/desk/claim.php',
    access: 'moderator',
    repeatable: true,
  },
} as const satisfies CallTable
