import { expect, test } from 'vitest'
import { messageMoney, packagesFor } from '../../../src/features/credits/packages.rules.ts'

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
  expect(messageMoney('DE', 10)).toEqual({ amount: 165, currency: 'EUR' })
})
