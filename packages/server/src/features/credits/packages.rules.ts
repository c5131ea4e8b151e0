import { type CreditPackage, type Currency, type Money, packageIdSchema } from '@bouquet/contract'
import { countryCurrencies, packagePrices } from './packages.data.ts'

export const currencyOf = (country: string): Currency => countryCurrencies[country] ?? 'EUR'

/** A price less some per cent, rounded down in the member's favour. */
export const discounted = ({ amount, currency }: Money, percentage: number): Money => ({
  amount: Math.floor((amount * (100 - percentage)) / 100),
  currency,
})

/** What some credits cost when taken from a package: rounded up, so that nobody pays more than was shown. */
const costWithin = (price: Money, packageCredits: number, credits: number): Money => ({
  amount: Math.ceil((price.amount * credits) / packageCredits),
  currency: price.currency,
})

/** The packages sold in a country, smallest first, with an active discount taken off. */
export function packagesFor({
  country,
  messageCredits,
  percentage,
}: {
  country: string
  messageCredits: number
  /** 0 without a discount. */
  percentage: number
}): CreditPackage[] {
  const currency = currencyOf(country)
  return packagePrices.map(({ id, credits, price }) => {
    const full = { amount: price[currency], currency }
    const asked = percentage > 0 ? discounted(full, percentage) : full
    return {
      id: packageIdSchema.parse(id),
      credits,
      price: asked,
      former_price: percentage > 0 ? full : null,
      message_price: costWithin(asked, credits, messageCredits),
    }
  })
}

/** What one message costs in money, taken from the smallest package at its full price. */
export function messageMoney(country: string, messageCredits: number): Money | null {
  const [smallest] = packagesFor({ country, messageCredits, percentage: 0 })
  return smallest?.message_price ?? null
}
