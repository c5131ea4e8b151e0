import type { Money } from '../core/money.schema.ts'
import { leastMessageCost } from '../credits/packages.ts'

interface Prices {
  readonly countries: readonly string[]
  readonly message_credits: number
}

/** What a message costs at least in each country, by the packages that are sold. */
export function leastMessageCosts({ countries, message_credits }: Prices): Record<string, Money> {
  return Object.fromEntries(
    countries.map((country) => [country, leastMessageCost(country, message_credits)]),
  )
}
