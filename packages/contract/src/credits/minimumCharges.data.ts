import type { Currency } from '../core/money.schema.ts'

/**
 * The smallest sum that Stripe charges, in the minor unit of each currency.
 * Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export const minimumCharges: Readonly<Record<Currency, number>> = {
  EUR: 50,
  DKK: 250,
  GBP: 30,
  NOK: 300,
  PLN: 200,
  SEK: 300,
  CHF: 50,
  USD: 50,
}
