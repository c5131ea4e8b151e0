import type { Currency, Money } from '../core/money.schema.ts'
import type { DiscountCode } from './discounts.schema.ts'
import { parsePackageId } from './packageId.ts'
import { countryCurrencies, packagePrices, trialPrices } from './packages.data.ts'
import { discountedPrice, proportionalPrice } from './prices.ts'
import type { CreditPackage } from './schema.ts'

export { minimumCharges } from './minimumCharges.data.ts'

export function currencyOf(country: string): Currency {
  return countryCurrencies[country] ?? 'EUR'
}

/**
 * What decides the prices that somebody is told: the country they pay from, and their discount. Visitors and members
 * who have paid have none.
 */
export interface PriceViewer {
  readonly country: string
  readonly discount: Pick<DiscountCode, 'value_percentage'> | null
}

interface Prices {
  /** Smallest first. */
  readonly packages: CreditPackage[]
  /** Each member can buy it once. */
  readonly trial: CreditPackage
}

/**
 * Every price that a viewer may be told, in the currency of their country. Whatever claims a price takes it from here,
 * or from a response of the server that was made with it.
 * @param messageCredits credits for a message
 */
export function pricesFor(viewer: PriceViewer, messageCredits: number): Prices {
  const currency = currencyOf(viewer.country)
  const priced = ({ id, credits, price }: typeof trialPrices) =>
    pricePackage(
      { id: parsePackageId(id), credits, price: { amount: price[currency], currency } },
      viewer,
      messageCredits,
    )
  return { packages: packagePrices.map(priced), trial: priced(trialPrices) }
}

/**
 * A package at its full price, priced for a viewer.
 * @param messageCredits credits for a message
 */
export function pricePackage(
  { id, credits, price: full }: Pick<CreditPackage, 'id' | 'credits' | 'price'>,
  { discount }: Pick<PriceViewer, 'discount'>,
  messageCredits: number,
): CreditPackage {
  const price = discount === null ? full : discountedPrice(full, discount.value_percentage)
  return {
    id,
    credits,
    price,
    former_price: discount === null ? null : full,
    message_price: proportionalPrice(price, credits, messageCredits),
  }
}

/** What a message costs at least by packages on offer; null where none is sold or messages are free. */
export function leastMessagePrice(packages: readonly CreditPackage[]): Money | null {
  const [least] = packages
    .map(({ message_price }) => message_price)
    .toSorted((one, other) => one.amount - other.amount)
  return least && least.amount > 0 ? least : null
}

/** What some credits cost at most by packages on offer; null where none is sold or there is nothing to pay. */
export function highestCost(packages: readonly CreditPackage[], credits: number): Money | null {
  const [most] = packages
    .map((each) => proportionalPrice(each.price, each.credits, credits))
    .toSorted((one, other) => other.amount - one.amount)
  return most && most.amount > 0 ? most : null
}

/**
 * The least that a message costs in a country, to whoever has no discount.
 * @param messageCredits credits for a message
 */
export function leastMessageCost(country: string, messageCredits: number): Money {
  return (
    leastMessagePrice(pricesFor({ country, discount: null }, messageCredits).packages) ?? {
      amount: 0,
      currency: currencyOf(country),
    }
  )
}

export function isTrialPackage(id: string): boolean {
  return id === trialPrices.id
}

/** The currency of a country and, for a package that is sold, its price there without discount. */
export function fullPriceOf(
  country: string,
  id: string | undefined,
): { readonly currency: Currency; readonly amount: number | undefined } {
  const currency = currencyOf(country)
  const found = [...packagePrices, trialPrices].find((each) => each.id === id)
  return { currency, amount: found?.price[currency] }
}
