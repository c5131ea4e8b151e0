import { highestCost, leastMessagePrice, pricesFor } from '@bouquet/contract/packages'
import { nicheDefaults } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'

const full = (country: string, messageCredits = 10) =>
  pricesFor({ country, discount: null }, messageCredits)
const reduced = (country: string, value_percentage = 25, messageCredits = 10) =>
  pricesFor({ country, discount: { value_percentage } }, messageCredits)

test('CRD-1 packages are priced in the currency of the country', () => {
  const german = full('DE').packages
  expect(german.map(({ price }) => price.currency)).toEqual(['EUR', 'EUR', 'EUR', 'EUR'])
  expect(full('PL').packages[0]?.price).toEqual({ amount: 4_200, currency: 'PLN' })
  expect(german[0]?.former_price).toBeNull()
})

test('CRD-1 a discount shows the true former price and lowers what a message costs', () => {
  const [usual] = full('DE').packages
  const [less] = reduced('DE').packages
  expect(less?.former_price).toEqual(usual?.price)
  expect(less?.price.amount).toBe(742)
  expect(usual?.message_price.amount).toBe(165)
  expect(less?.message_price.amount).toBe(124)
})

test('CRD-7 what a message costs is told by the prices of whoever reads it', () => {
  const pounds = (amount: number) => ({ amount, currency: 'GBP' })
  const range = ({ packages }: ReturnType<typeof full>) => [
    leastMessagePrice(packages),
    highestCost(packages, 10),
  ]
  expect(range(full('GB'))).toEqual([pounds(86), pounds(142)])
  expect(range(reduced('GB'))).toEqual([pounds(65), pounds(107)])
  expect(leastMessagePrice(reduced('GB', 50).packages)).toEqual(pounds(43))
})

test('CRD-7 a free message has no price', () => {
  expect(leastMessagePrice(full('GB', 0).packages)).toBeNull()
  expect(highestCost(full('GB').packages, 0)).toBeNull()
})

const { minimum_message_costs, message_credits } = nicheDefaults('general')

describe.each(Object.entries(minimum_message_costs))('%s', (country, minimum) => {
  const { packages, trial } = full(country, message_credits)

  test('CRD-1 a brand sells every package in the currency in which it states its costs', () => {
    for (const { price, message_price } of [...packages, trial]) {
      expect(price.currency).toBe(minimum.currency)
      expect(message_price.currency).toBe(minimum.currency)
    }
  })

  test('CRD-1 a larger package never makes a message dearer', () => {
    const costs = packages.map(({ message_price }) => message_price.amount)
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
  })

  test('CRD-1 no message costs less than the brand says, without a discount', () => {
    expect(leastMessagePrice(packages)).toEqual(minimum)
  })

  test('CRD-1 the former price is the one that is asked without the discount', () => {
    const former = reduced(country).packages.map(({ former_price }) => former_price)
    expect(former).toEqual(packages.map(({ price }) => price))
  })
})
