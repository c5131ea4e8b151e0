import type { CallTable } from '../core/call.ts'

/** The balance, packages and discounts. */
export const creditCalls = {
  credits: { method: 'GET', path: '/api/credits.php', access: 'member', repeatable: true },
  discountCode: {
    method: 'GET',
    path: '/api/discountcode.php',
    access: 'member',
    repeatable: true,
  },
} as const satisfies CallTable
