import type { Currency } from '../core/money.schema.ts'

interface PricedPackage {
  readonly id: string
  readonly credits: number
  /** Minor unit of each currency. */
  readonly price: Readonly<Record<Currency, number>>
}

/** Smaller than the others, and sold once to each member. */
export const trialPrices: PricedPackage = {
  id: 'trial-20',
  credits: 20,
  price: {
    EUR: 290,
    DKK: 2_150,
    GBP: 250,
    NOK: 3_350,
    PLN: 1_250,
    SEK: 3_190,
    CHF: 290,
    USD: 290,
  },
}

/** Sizes sold everywhere, smallest first. */
export const packagePrices: readonly PricedPackage[] = [
  {
    id: 'credits-60',
    credits: 60,
    price: {
      EUR: 990,
      DKK: 7_400,
      GBP: 850,
      NOK: 11_500,
      PLN: 4_200,
      SEK: 10_900,
      CHF: 990,
      USD: 990,
    },
  },
  {
    id: 'credits-160',
    credits: 160,
    price: {
      EUR: 2_290,
      DKK: 16_900,
      GBP: 1_990,
      NOK: 26_500,
      PLN: 9_700,
      SEK: 25_500,
      CHF: 2_290,
      USD: 2_390,
    },
  },
  {
    id: 'credits-400',
    credits: 400,
    price: {
      EUR: 4_990,
      DKK: 36_900,
      GBP: 4_290,
      NOK: 57_900,
      PLN: 20_900,
      SEK: 55_900,
      CHF: 4_990,
      USD: 5_290,
    },
  },
  {
    id: 'credits-1000',
    credits: 1_000,
    price: {
      EUR: 9_990,
      DKK: 73_900,
      GBP: 8_590,
      NOK: 115_900,
      PLN: 43_900,
      SEK: 113_900,
      CHF: 9_990,
      USD: 10_690,
    },
  },
]

/** Countries that pay in something other than euro. */
export const countryCurrencies: Readonly<Record<string, Currency>> = {
  CH: 'CHF',
  DK: 'DKK',
  GB: 'GBP',
  LI: 'CHF',
  NO: 'NOK',
  PL: 'PLN',
  SE: 'SEK',
  US: 'USD',
}
