import type { CallTable } from '../core/call.ts'

/** Who is logged in, login and logout, and the password. */
export const loginCalls = {
  getUser: { method: 'GET', path: '/api/user.php', access: 'visitor', repeatable: true },
  login: { method: 'POST', path: '/api/user.php', access: 'visitor', repeatable: false },
  updateUser: { method: 'PUT', path: '/api/user.php', access: 'member', repeatable: true },
  logout: { method: 'GET', path: '/api/logout.php', access: 'visitor', repeatable: true },
  requestReset: {
    method: 'POST',
    path: '/api/reset-password.php',
    access: 'visitor',
    repeatable: false,
  },
  resetPassword: {
    method: 'PUT',
    path: '/api/reset-password.php',
    access: 'visitor',
    repeatable: false,
  },
  linkOwner: { method: 'GET', path: '/api/link-owner.php', access: 'member', repeatable: true },
  changePassword: { method: 'PUT', path: '/api/password.php', access: 'member', repeatable: false },
} as const satisfies CallTable
