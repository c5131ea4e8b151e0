import type { Currency, Money } from '../core/money.schema.ts'
import { minimumCharges } from './minimumCharges.data.ts'

/** A price after a discount, rounded down in the member's favour. */
export const discountedPrice = ({ amount, currency }: Money, percentage: number): Money => ({
  amount: Math.floor((amount * (100 - percentage)) / 100),
  currency,
})

/** The smallest full price that can still be charged after a discount of less than 100 per cent. */
export const smallestDiscountable = (currency: Currency, percentage: number): Money => ({
  amount: Math.ceil((minimumCharges[currency] * 100) / (100 - percentage)),
  currency,
})

/**
 * The share of a package's price for some of its credits, rounded up so that the price shown is never too
 * low.
 */
export const proportionalPrice = (
  price: Money,
  packageCredits: number,
  credits: number,
): Money => ({
  amount: Math.ceil((price.amount * credits) / packageCredits),
  currency: price.currency,
})
