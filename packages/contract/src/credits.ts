import { z } from 'zod'
import { packageIdSchema, paymentIdSchema } from './ids.ts'
import { countrySchema, currencySchema, moneySchema } from './money.ts'

export const paymentMethodSchema = z.enum(['card', 'bank', 'wallet', 'directdebit'])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

export const discountCodeSchema = z.object({
  code: z.string(),
  country: countrySchema.nullable(),
  user_id: z.string().nullable(),
  expires: z.iso.datetime().nullable(),
  value_percentage: z.int().min(1).max(100),
  currency: currencySchema.nullable(),
  minimum_order_value: z.int().min(0),
  status: z.enum(['active', 'used', 'closed']),
  validity: z.enum(['once', 'once-per-user', 'unlimited']),
  expired: z.boolean(),
  paymentmethods: z.array(paymentMethodSchema),
})
export type DiscountCode = z.infer<typeof discountCodeSchema>

export const creditPackageSchema = z.object({
  id: packageIdSchema,
  credits: z.int().positive(),
  price: moneySchema,
  /** The price before the active discount; null when there is none. */
  former_price: moneySchema.nullable(),
  /** What one message costs in money when paid from this package, in the minor unit, rounded up. */
  message_price: moneySchema,
})
export type CreditPackage = z.infer<typeof creditPackageSchema>

export const creditOfferSchema = z.object({
  balance: z.int().min(0),
  country: countrySchema,
  packages: z.array(creditPackageSchema),
  payment_methods: z.array(paymentMethodSchema),
  /** Whether the member can also pay with `directdebit`, which begins on a page of ours. */
  direct_debit: z.boolean().optional(),
  /** A small package, sold once to each member; null when this one has had it. */
  trial: creditPackageSchema.nullable().optional(),
  /** The time bonus if it runs, else the welcome code, else null. */
  discount: discountCodeSchema.nullable(),
})
export type CreditOffer = z.infer<typeof creditOfferSchema>

export const paymentStatusSchema = z.enum([
  'loading',
  'pending',
  'completed',
  'failed',
  'cancelled',
])
export type PaymentStatus = z.infer<typeof paymentStatusSchema>

export const paymentSchema = z.object({
  payment_id: paymentIdSchema,
  package: packageIdSchema,
  credits: z.int().positive(),
  price: moneySchema,
  payment_method: paymentMethodSchema,
  status: paymentStatusSchema.exclude(['loading']),
  created: z.iso.datetime(),
  /** What was paid back of it; absent when nothing was. */
  refunded: moneySchema.optional(),
  /** Where a claim of the payer's bank to have it back stands; absent when there was none. */
  dispute: z.enum(['open', 'won', 'lost']).optional(),
})
export type Payment = z.infer<typeof paymentSchema>

export const newPaymentSchema = z.object({
  package: packageIdSchema,
  payment_method: paymentMethodSchema,
  discount_code: z.string().max(40).optional(),
  /** Made by the page before the first try, so that a repeat starts no second payment. */
  idempotency_key: z.uuid(),
})

/** A payment in full, to show and to print. */
export const receiptSchema = paymentSchema.extend({
  /** The price without the discount; null when there was none. */
  former_price: moneySchema.nullable(),
  discount_code: z.string().nullable(),
  settled: z.iso.datetime().nullable(),
  refunds: z.array(
    z.object({
      amount: moneySchema,
      /** What was taken for it; 0 when they were spent. */
      credits: z.int().min(0),
      status: z.enum(['pending', 'completed', 'failed']),
      created: z.iso.datetime(),
    }),
  ),
  /** Until when support can pay it back; null when it was not completed. */
  refundable_until: z.iso.datetime().nullable(),
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

/** With a package and a way to pay, a code is judged for that order too. */
export const discountQuerySchema = z.object({
  code: z.string().optional(),
  welcome: z.enum(['true', 'false']).optional(),
  package: packageIdSchema.optional(),
  payment_method: paymentMethodSchema.optional(),
})

/** Per cent that a code takes off at the most. */
export const highestDiscount = 90

/** No order is worth more, and no database column holds more. */
const highestAmount = 2_147_483_647

/** What an operator says of a new code. Money is in the minor unit of `currency`. */
export const newDiscountCodeSchema = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/),
    country: countrySchema.nullable().default(null),
    user_id: z.uuid().nullable().default(null),
    expires: z.iso.datetime().nullable().default(null),
    value_percentage: z.int().min(1).max(highestDiscount),
    currency: currencySchema.nullable().default(null),
    minimum_order_value: z.int().min(0).max(highestAmount).default(0),
    validity: discountCodeSchema.shape.validity,
    paymentmethods: z.array(paymentMethodSchema).default([]),
  })
  .refine(({ minimum_order_value, currency }) => minimum_order_value === 0 || currency !== null, {
    path: ['currency'],
  })
export type NewDiscountCode = z.input<typeof newDiscountCodeSchema>
