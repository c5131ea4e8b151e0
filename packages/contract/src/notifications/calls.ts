import type { CallTable } from '../core/call.ts'

export const notificationCalls = {
  savePush: {
    method: 'POST',
    path: '/api/user.php',
    variant: { push: '1' },
    access: 'member',
    repeatable: true,
  },
  activity: { method: 'GET', path: '/api/activity.php', access: 'member', repeatable: true },
  markActivitySeen: {
    method: 'PUT',
    path: '/api/activity.php',
    access: 'member',
    repeatable: true,
  },
} as const satisfies CallTable
