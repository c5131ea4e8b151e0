import { z } from 'zod'
import { callOf } from '../core/call.ts'
import { paymentIdSchema } from '../core/ids.ts'
import {
  confirmDirectDebitSchema,
  directDebitSchema,
  newDirectDebitSchema,
} from './directDebit.schema.ts'
import { newPaymentSchema, paymentSchema, receiptSchema, repeatOrderSchema } from './schema.ts'
import {
  purchaseReferenceSchema,
  withdrawalOfferSchema,
  withdrawalSchema,
} from './withdrawal.schema.ts'

const call = callOf('payments')

const byPayment = z.object({ payment_id: paymentIdSchema })

const debit = z.object({ direct_debit: directDebitSchema })

/** Purchases, receipts, withdrawals and direct debit. */
export const paymentCalls = {
  startPayment: call({
    method: 'POST',
    path: '/api/payment.php',
    access: 'member',
    repeatable: true,
    purpose: 'Start a payment; the page then goes to redirect_url.',
    body: newPaymentSchema,
    answer: z.object({ payment: paymentSchema, redirect_url: z.string() }),
  }),
  payment: call({
    method: 'GET',
    path: '/api/payment.php',
    access: 'member',
    repeatable: true,
    purpose: 'Where a payment stands.',
    query: z.object({ payment_id: paymentIdSchema }),
    answer: z.object({ payment: paymentSchema }),
  }),
  transactions: call({
    method: 'GET',
    path: '/api/transactions.php',
    access: 'member',
    repeatable: true,
    purpose: 'Payments of this member, the latest first.',
    answer: z.object({ transactions: z.array(paymentSchema) }),
  }),
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
  offerWithdrawal: call({
    method: 'POST',
    path: '/api/withdrawal.php',
    access: 'visitor',
    repeatable: true,
    purpose:
      'What a withdrawal from a purchase would bring; the first of two steps, changes nothing.',
    body: purchaseReferenceSchema,
    answer: z.object({ offer: withdrawalOfferSchema }),
  }),
  withdraw: call({
    method: 'PUT',
    path: '/api/withdrawal.php',
    access: 'visitor',
    repeatable: false,
    purpose:
      'Withdraws from a purchase: pays back what is not spent and mails an acknowledgement with the time.',
    body: purchaseReferenceSchema,
    answer: z.object({ withdrawal: withdrawalSchema }),
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
    body: confirmDirectDebitSchema,
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
