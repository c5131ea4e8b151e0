import { messagePrice, packagesFor, trialFor } from '@bouquet/contract/packages'
import { nicheDefaults } from '@bouquet/theme'
import { describe, expect, test } from 'vitest'

test('CRD-1 packages are priced in the currency of the country', () => {
  const german = packagesFor({ country: 'DE', messageCredits: 10, percentage: 0 })
  const polish = packagesFor({ country: 'PL', messageCredits: 10, percentage: 0 })
  expect(german.map(({ price }) => price.currency)).toEqual(['EUR', 'EUR', 'EUR', 'EUR'])
  expect(polish[0]?.price).toEqual({ amount: 4_200, currency: 'PLN' })
  expect(german[0]?.former_price).toBeNull()
})

test('CRD-1 a discount shows the true former price and lowers what a message costs', () => {
  const [full] = packagesFor({ country: 'DE', messageCredits: 10, percentage: 0 })
  const [reduced] = packagesFor({ country: 'DE', messageCredits: 10, percentage: 25 })
  expect(reduced?.former_price).toEqual(full?.price)
  expect(reduced?.price.amount).toBe(742)
  expect(full?.message_price.amount).toBe(165)
  expect(reduced?.message_price.amount).toBe(124)
})

test('CHT-4 the cost of a message in money is that of the smallest package', () => {
  expect(messagePrice('DE', 10)).toEqual({ amount: 165, currency: 'EUR' })
})

const { minimum_message_costs, message_credits } = nicheDefaults(1)

describe.each(Object.entries(minimum_message_costs))('%s', (country, minimum) => {
  const terms = { country, messageCredits: message_credits, percentage: 0 }
  const full = packagesFor(terms)

  test('CRD-1 sells every package in the currency in which the brand states its costs', () => {
    for (const { price, message_price } of [...full, trialFor(terms)]) {
      expect(price.currency).toBe(minimum.currency)
      expect(message_price.currency).toBe(minimum.currency)
    }
  })

  test('CRD-1 a larger package never makes a message dearer', () => {
    const costs = full.map(({ message_price }) => message_price.amount)
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
  })

  test('CRD-1 no message costs less than the brand says, not even with the bonus', () => {
    const reduced = packagesFor({ ...terms, percentage: 25 })
    const cheapest = Math.min(...reduced.map(({ message_price }) => message_price.amount))
    expect(cheapest).toBeGreaterThanOrEqual(minimum.amount)
  })

  test('CRD-1 the former price is the one that is asked without the discount', () => {
    const reduced = packagesFor({ ...terms, percentage: 25 })
    expect(reduced.map(({ former_price }) => former_price)).toEqual(full.map(({ price }) => price))
  })
})
