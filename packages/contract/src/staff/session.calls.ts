import type { CallTable } from '../core/call.ts'

/** Login and logout of staff, and acceptance of invitations. */
export const staffSessionCalls = {
  deskLogin: { method: 'GET', path: '/api/desk/session.php', access: 'staff', repeatable: true },
  deskSignIn: {
    method: 'POST',
    path: '/api/desk/session.php',
    access: 'visitor',
    repeatable: false,
  },
  deskSignOut: {
    method: 'DELETE',
    path: '/api/desk/session.php',
    access: 'staff',
    repeatable: false,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/desk/invitation.php',
    access: 'visitor',
    repeatable: false,
  },
} as const satisfies CallTable
