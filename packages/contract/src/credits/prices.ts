import type { Currency, Money } from '../core/money.schema.ts'
import { minimumCharges } from './minimumCharges.data.ts'

/** A price after a discount, rounded down in the member's favour. */
export function discountedPrice({ amount, currency }: Money, percentage: number): Money {
  return {
    amount: Math.floor((amount * (100 - percentage)) / 100),
    currency,
  }
}

/** The smallest full price that can still be charged after a discount of less than 100 per cent. */
export function smallestDiscountable(currency: Currency, percentage: number): Money {
  return {
    amount: Math.ceil((minimumCharges[currency] * 100) / (100 - percentage)),
    currency,
  }
}

/**
 * The share of a package's price for some of its credits, rounded up so that the price shown is never too
 * low.
 */
export function proportionalPrice(price: Money, packageCredits: number, credits: number): Money {
  return {
    amount: Math.ceil((price.amount * credits) / packageCredits),
    currency: price.currency,
  }
}
