import type { CallTable } from '../core/call.ts'

/** Settings of the brand. */
export const settingsCalls = {
  settings: { method: 'GET', path: '/api/settings.php', access: 'visitor', repeatable: true },
  companyInfo: { method: 'GET', path: '/api/companyinfo.php', access: 'visitor', repeatable: true },
  interests: { method: 'GET', path: '/api/interests.php', access: 'visitor', repeatable: true },
} as const satisfies CallTable
