import { type CreditPackage, type Currency, type Money, packageIdSchema } from '@bouquet/contract'
import { countryCurrencies, packagePrices, trialPrices } from './packages.data.ts'

export const currencyOf = (country: string): Currency => countryCurrencies[country] ?? 'EUR'

/** A price after the discount, rounded down in the member's favour. */
const applyDiscount = ({ amount, currency }: Money, percentage: number): Money => ({
  amount: Math.floor((amount * (100 - percentage)) / 100),
  currency,
})

/**
 * The share of a package's price for some of its credits, rounded up so that the price shown is never too
 * low.
 */
const proportionalPrice = (price: Money, packageCredits: number, credits: number): Money => ({
  amount: Math.ceil((price.amount * credits) / packageCredits),
  currency: price.currency,
})

interface PriceTerms {
  readonly country: string
  readonly messageCredits: number
  /** 0 without a discount. */
  readonly percentage: number
}

function pricePackage(
  { id, credits, price }: typeof trialPrices,
  { country, messageCredits, percentage }: PriceTerms,
): CreditPackage {
  const currency = currencyOf(country)
  const full = { amount: price[currency], currency }
  const current = percentage > 0 ? applyDiscount(full, percentage) : full
  return {
    id: packageIdSchema.parse(id),
    credits,
    price: current,
    former_price: percentage > 0 ? full : null,
    message_price: proportionalPrice(current, credits, messageCredits),
  }
}

/** The packages sold in a country at the discounted price, smallest first. */
export const packagesFor = (terms: PriceTerms): CreditPackage[] =>
  packagePrices.map((each) => pricePackage(each, terms))

/** The trial package, which each member can buy once. */
export const trialFor = (terms: PriceTerms): CreditPackage => pricePackage(trialPrices, terms)

export const isTrialPackage = (id: string): boolean => id === trialPrices.id

/** The currency of a country and, for a package that is sold, its price there without discount. */
export function fullPriceOf(
  country: string,
  id: string | undefined,
): { readonly currency: Currency; readonly amount: number | undefined } {
  const currency = currencyOf(country)
  const found = [...packagePrices, trialPrices].find((each) => each.id === id)
  return { currency, amount: found?.price[currency] }
}

/** The price of one message in money, based on the smallest package without discount. */
export function messagePrice(country: string, messageCredits: number): Money | null {
  const [smallest] = packagesFor({ country, messageCredits, percentage: 0 })
  return smallest?.message_price ?? null
}
