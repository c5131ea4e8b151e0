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
})
export type Payment = z.infer<typeof paymentSchema>

export const newPaymentSchema = z.object({
  package: packageIdSchema,
  payment_method: paymentMethodSchema,
  discount_code: z.string().max(40).optional(),
  /** Made by the page before the first try, so that a repeat starts no second payment. */
  idempotency_key: z.uuid(),
})
