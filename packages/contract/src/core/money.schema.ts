import { z } from 'zod'
import { isCountryCode } from './countries.ts'
import { paymentMethods } from './paymentMethods.ts'

/** ISO 4217 codes in which packages are priced. */
export const currencySchema = z.enum(['EUR', 'DKK', 'GBP', 'NOK', 'PLN', 'SEK', 'CHF', 'USD'])
export type Currency = z.infer<typeof currencySchema>

/** An amount in the minor unit of its currency: 1999 EUR is 19.99 euro. */
export const moneySchema = z.object({ amount: z.int(), currency: currencySchema })
export type Money = z.infer<typeof moneySchema>

const twoCapitals = /^[A-Z]{2}$/

/** ISO 3166-1 alpha-2. */
export const countrySchema = z.string().regex(twoCapitals)

/** The same for files that operators write: only codes that are assigned. */
export const assignedCountrySchema = z
  .string()
  .regex(twoCapitals, { abort: true })
  .refine(isCountryCode, { params: { rule: 'country' } })

export const paymentMethodSchema = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof paymentMethodSchema>
