import { z } from 'zod'
import { packageIdSchema } from '../core/ids.schema.ts'
import { countrySchema, moneySchema, paymentMethodSchema } from '../core/money.schema.ts'
import { discountCodeSchema } from './discounts.schema.ts'

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
  /** Whether the member can also pay by `directdebit`, which starts on its own page of the site. */
  direct_debit: z.boolean().optional(),
  /** A small package, sold once to each member; null when already bought. */
  trial: creditPackageSchema.nullable().optional(),
  /** The time bonus if active, else the welcome code, else null. */
  discount: discountCodeSchema.nullable(),
})
export type CreditOffer = z.infer<typeof creditOfferSchema>
