import { z } from 'zod'
import { call } from './call.ts'
import { paymentSchema, receiptSchema, repeatOrderSchema } from './credits.ts'
import { confirmDebitSchema, directDebitSchema, newDirectDebitSchema } from './directDebit.ts'
import { paymentIdSchema } from './ids.ts'

const byPayment = z.object({ payment_id: paymentIdSchema })
const debit = z.object({ direct_debit: directDebitSchema })

/** Calls about one payment: what comes before it and what is kept of it. */
export const paymentCalls = {
  receipt: call({
    method: 'GET',
    path: '/api/receipt.php',
    access: 'member',
    repeatable: true,
    purpose: 'A payment in full: former price, code, what was paid back, the company.',
    query: byPayment,
    answer: z.object({ receipt: receiptSchema }),
  }),
  repeatOrder: call({
    method: 'GET',
    path: '/api/repeat-order.php',
    access: 'member',
    repeatable: true,
    purpose: 'The last completed purchase at today’s price, or null.',
    answer: z.object({ order: repeatOrderSchema.nullable() }),
  }),
  directDebit: call({
    method: 'GET',
    path: '/api/directdebit.php',
    access: 'member',
    repeatable: true,
    purpose: 'Where a payment by direct debit stands, with the mandate to agree to.',
    query: byPayment,
    answer: debit,
  }),
  startDirectDebit: call({
    method: 'POST',
    path: '/api/directdebit.php',
    access: 'member',
    repeatable: false,
    purpose: 'Gives account and holder, agrees to the mandate; a code goes out by text message.',
    body: newDirectDebitSchema,
    answer: debit,
  }),
  confirmDirectDebit: call({
    method: 'PUT',
    path: '/api/directdebit.php',
    access: 'member',
    repeatable: true,
    purpose: 'Signs the mandate with the code; the money is collected then.',
    body: confirmDebitSchema,
    answer: z.object({ payment: paymentSchema }),
  }),
  resendDirectDebitCode: call({
    method: 'POST',
    path: '/api/directdebit-code.php',
    access: 'member',
    repeatable: false,
    purpose: 'Sends a new code; the one before is no longer good.',
    body: byPayment,
    answer: debit,
  }),
} as const
