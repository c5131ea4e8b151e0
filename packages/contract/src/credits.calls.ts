import { z } from 'zod'
import { call } from './call.ts'
import {
  creditOfferSchema,
  discountCodeSchema,
  discountQuerySchema,
  newPaymentSchema,
  paymentSchema,
} from './credits.ts'
import { paymentIdSchema } from './ids.ts'

/** The balance, what can be bought, and one purchase. */
export const creditsCalls = {
  credits: call({
    method: 'GET',
    path: '/api/credits.php',
    access: 'member',
    repeatable: true,
    purpose: 'Balance, packages and the active discount.',
    answer: creditOfferSchema,
  }),
  discountCode: call({
    method: 'GET',
    path: '/api/discountcode.php',
    access: 'member',
    repeatable: true,
    purpose: 'The active discount code; with welcome=true the welcome code; with code that one.',
    query: discountQuerySchema,
    answer: z.object({ discountcode: discountCodeSchema.nullable() }),
  }),
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
} as const
