import { z } from 'zod'
import { packageIdSchema, paymentIdSchema } from '../core/ids.schema.ts'
import { countrySchema, moneySchema, paymentMethodSchema } from '../core/money.schema.ts'
import { creditPackageSchema } from '../credits/schema.ts'

export const paymentStatusSchema = z.enum([
  'loading',
  'pending',
  'completed',
  'failed',
  'cancelled',
])
export type PaymentStatus = z.infer<typeof paymentStatusSchema>

const moment = z.iso.datetime()

/** What became of the money of a completed payment, and when. */
export const receiptStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid'), at: moment }),
  z.object({ kind: z.literal('partly_refunded'), at: moment, refunded: moneySchema }),
  z.object({ kind: z.literal('refunded'), at: moment, refunded: moneySchema }),
  /** The payer's bank reclaims the payment: `open` while it decides, `lost` when it has got the money. */
  z.object({ kind: z.literal('disputed'), at: moment, dispute: z.enum(['open', 'lost']) }),
])
export type ReceiptState = z.infer<typeof receiptStateSchema>

export const paymentSchema = z.object({
  payment_id: paymentIdSchema,
  /** The number by which people name the order, as in `4KD7B9QXM`. */
  order_number: z.string(),
  package: packageIdSchema,
  credits: z.int().positive(),
  price: moneySchema,
  payment_method: paymentMethodSchema,
  status: paymentStatusSchema.exclude(['loading']),
  created: z.iso.datetime(),
  /** Since when the payer's bank has a pending payment, which may take days; null while the member has yet to pay. */
  processing_since: z.iso.datetime().nullable(),
  /** Null until it is paid. */
  receipt_state: receiptStateSchema.nullable(),
})
export type Payment = z.infer<typeof paymentSchema>

export const newPaymentSchema = z.object({
  package: packageIdSchema,
  payment_method: paymentMethodSchema,
  discount_code: z.string().max(40).optional(),
  /** Created by the client before the first attempt, so that a retry does not start a second payment. */
  idempotency_key: z.uuid(),
})

/** A payment with everything on its receipt. */
export const receiptSchema = paymentSchema.extend({
  /** The price without the discount; null when there was none. */
  former_price: moneySchema.nullable(),
  discount_code: z.string().nullable(),
  settled: z.iso.datetime().nullable(),
  refunds: z.array(
    z.object({
      amount: moneySchema,
      /** Credits taken back; 0 when they were already spent. */
      credits: z.int().min(0),
      status: z.enum(['pending', 'completed', 'failed']),
      created: z.iso.datetime(),
    }),
  ),
  /** Until when the member can withdraw from the purchase; null when nothing could be paid back now. */
  withdrawable_until: z.iso.datetime().nullable(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    country: countrySchema,
    kvk: z.string(),
    vat_numbers: z.array(z.string()),
    email: z.string(),
  }),
})
export type Receipt = z.infer<typeof receiptSchema>

export const repeatOrderSchema = z.object({
  package: creditPackageSchema,
  payment_method: paymentMethodSchema,
})
