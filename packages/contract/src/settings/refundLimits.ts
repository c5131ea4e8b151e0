import type { Currency } from '../core/money.schema.ts'

/** About the same in all currencies, in the minor unit; the largest package but one is below it. */
export const defaultRefundLimits = {
  EUR: 5_000,
  DKK: 37_500,
  GBP: 4_500,
  NOK: 58_000,
  PLN: 21_500,
  SEK: 56_000,
  CHF: 5_000,
  USD: 5_500,
} as const satisfies Readonly<Record<Currency, number>>
