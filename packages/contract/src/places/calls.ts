import type { CallTable } from '../core/call.ts'

/** Regions, towns and the country of a visitor. */
export const placeCalls = {
  regions: { method: 'GET', path: '/api/regions.php', access: 'visitor', repeatable: true },
  geocode: { method: 'GET', path: '/api/geocode.php', access: 'visitor', repeatable: true },
  towns: { method: 'GET', path: '/api/towns.php', access: 'visitor', repeatable: true },
  selectCountry: { method: 'PUT', path: '/api/country.php', access: 'visitor', repeatable: true },
} as const satisfies CallTable
