import type { CallTable } from '../core/call.ts'

/** Searching for members and viewing them. */
export const searchCalls = {
  members: { method: 'GET', path: '/api/members.php', access: 'visitor', repeatable: true },
  member: { method: 'GET', path: '/api/member.php', access: 'visitor', repeatable: true },
  landing: { method: 'GET', path: '/api/landing.php', access: 'visitor', repeatable: true },
} as const satisfies CallTable
