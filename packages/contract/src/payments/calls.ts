import type { CallTable } from '../core/call.ts'

/** Purchases, receipts, withdrawals and direct debit. */
export const paymentCalls = {
  startPayment: { method: 'POST', path: '/api/payment.php', access: 'member', repeatable: true },
  payment: { method: 'GET', path: '/api/payment.php', access: 'member', repeatable: true },
  transactions: {
    method: 'GET',
    path: '/api/transactions.php',
    access: 'member',
    repeatable: true,
  },
  receipt: { method: 'GET', path: '/api/receipt.php', access: 'member', repeatable: true },
  repeatOrder: { method: 'GET', path: '/api/repeat-order.php', access: 'member', repeatable: true },
  offerWithdrawal: {
    method: 'POST',
    path: '/api/withdrawal.php',
    access: 'visitor',
    repeatable: true,
  },
  withdraw: { method: 'PUT', path: '/api/withdrawal.php', access: 'visitor', repeatable: false },
  directDebit: { method: 'GET', path: '/api/directdebit.php', access: 'member', repeatable: true },
  startDirectDebit: {
    method: 'POST',
    path: '/api/directdebit.php',
    access: 'member',
    repeatable: false,
  },
  confirmDirectDebit: {
    method: 'PUT',
    path: '/api/directdebit.php',
    access: 'member',
    repeatable: true,
  },
  resendDirectDebitCode: {
    method: 'POST',
    path: '/api/directdebit-code.php',
    access: 'member',
    repeatable: false,
  },
} as const satisfies CallTable
