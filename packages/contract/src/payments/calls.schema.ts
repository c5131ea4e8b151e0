import { z } from 'zod'
import type { SchemasOf } from '../core/call.schema.ts'
import { paymentIdSchema } from '../core/ids.schema.ts'
import type { paymentCalls } from './calls.ts'
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

const byPayment = z.object({ payment_id: paymentIdSchema })

const debit = z.object({ direct_debit: directDebitSchema })

/** Requests and responses of {@link paymentCalls}. */
export const paymentCallSchemas = {
  startPayment: {
    purpose: 'Start a payment; the page then goes to redirect_url.',
    body: newPaymentSchema,
    response: z.object({ payment: paymentSchema, redirect_url: z.string() }),
  },
  payment: {
    purpose: 'Where a payment stands.',
    query: z.object({ payment_id: paymentIdSchema }),
    response: z.object({ payment: paymentSchema }),
  },
  transactions: {
    purpose: 'Payments of this member, the latest first.',
    response: z.object({ transactions: z.array(paymentSchema) }),
  },
  receipt: {
    purpose: 'A payment in full: former price, code, what was paid back, the company.',
    query: byPayment,
    response: z.object({ receipt: receiptSchema }),
  },
  repeatOrder: {
    purpose: 'The last completed purchase at today’s price, or null.',
    response: z.object({ order: repeatOrderSchema.nullable() }),
  },
  offerWithdrawal: {
    purpose:
      'What a withdrawal from a purchase would bring; the first of two steps, changes nothing.',
    body: purchaseReferenceSchema,
    response: z.object({ offer: withdrawalOfferSchema }),
  },
  withdraw: {
    purpose:
      'Withdraws from a purchase: pays back what is not spent and mails an acknowledgement with the time.',
    body: purchaseReferenceSchema,
    response: z.object({ withdrawal: withdrawalSchema }),
  },
  directDebit: {
    purpose: 'Where a payment by direct debit stands, with the mandate to agree to.',
    query: byPayment,
    response: debit,
  },
  startDirectDebit: {
    purpose: 'Gives account and holder, agrees to the mandate; a code goes out by text message.',
    body: newDirectDebitSchema,
    response: debit,
  },
  confirmDirectDebit: {
    purpose: 'Signs the mandate with the code; the money is collected then.',
    body: confirmDirectDebitSchema,
    response: z.object({ payment: paymentSchema }),
  },
  resendDirectDebitCode: {
    purpose: 'Sends a new code; the one before is no longer good.',
    body: byPayment,
    response: debit,
  },
} as const satisfies SchemasOf<typeof paymentCalls>
