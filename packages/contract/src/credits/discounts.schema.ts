import { z } from 'zod'
import { packageIdSchema } from '../core/ids.schema.ts'
import { countrySchema, currencySchema, paymentMethodSchema } from '../core/money.schema.ts'
import { maxDiscountPercentage } from './limits.ts'

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

/** With a package and a payment method, the code is also validated for that order. */
export const discountQuerySchema = z.object({
  code: z.string().optional(),
  welcome: z.enum(['true', 'false']).optional(),
  package: packageIdSchema.optional(),
  payment_method: paymentMethodSchema.optional(),
})

/** Largest value of the database column. */
const maxAmount = 2_147_483_647

/** Input for a new discount code. Money is in the minor unit of `currency`. */
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
    value_percentage: z.int().min(1).max(maxDiscountPercentage),
    currency: currencySchema.nullable().default(null),
    minimum_order_value: z.int().min(0).max(maxAmount).default(0),
    validity: discountCodeSchema.shape.validity,
    paymentmethods: z.array(paymentMethodSchema).default([]),
  })
  .refine(({ minimum_order_value, currency }) => minimum_order_value === 0 || currency !== null, {
    path: ['currency'],
  })
export type NewDiscountCode = z.input<typeof newDiscountCodeSchema>
