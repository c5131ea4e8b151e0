import type { Money } from '../core/money.ts'

/** A price after a discount, rounded down in the member's favour. */
export const discountedPrice = ({ amount, currency }: Money, percentage: number): Money => ({
  amount: Math.floor((amount * (100 - percentage)) / 100),
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
