import { packageIdSchema } from '../core/ids.ts'
import type { Currency, Money } from '../core/money.ts'
import { countryCurrencies, packagePrices, trialPrices } from './packages.data.ts'
import { discountedPrice, proportionalPrice } from './prices.ts'
import type { CreditPackage } from './schema.ts'

export { minimumCharges } from './minimumCharges.data.ts'

export const currencyOf = (country: string): Currency => countryCurrencies[country] ?? 'EUR'

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
  const current = percentage > 0 ? discountedPrice(full, percentage) : full
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
