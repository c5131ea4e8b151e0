import { pricePackage } from '@bouquet/contract/packages'
import { packageIdSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { isNoBetter, withDiscountCode } from '../../../src/features/payments/discountCode.rules.ts'
import { discountCode } from '../../support/samples.ts'

const full = {
  id: packageIdSchema.parse('credits-60'),
  credits: 60,
  price: { amount: 990, currency: 'EUR' },
} as const

const messageCredits = 10
const bonus = { value_percentage: 25 }
const code = discountCode('SPRING', 30)

test('CRD-4 a code takes its share off the full price', () => {
  const plain = pricePackage(full, { discount: null }, messageCredits)
  expect(withDiscountCode(plain, code, messageCredits)).toEqual({
    ...full,
    price: { amount: 693, currency: 'EUR' },
    former_price: { amount: 990, currency: 'EUR' },
    message_price: { amount: 116, currency: 'EUR' },
  })
})

test('CRD-4 a code takes the place of the discount that runs, and is not added to it', () => {
  const discounted = pricePackage(full, { discount: bonus }, messageCredits)
  expect(discounted.price.amount).toBe(742)
  expect(withDiscountCode(discounted, code, messageCredits)).toMatchObject({
    price: { amount: 693, currency: 'EUR' },
    former_price: { amount: 990, currency: 'EUR' },
    message_price: { amount: 116, currency: 'EUR' },
  })
})

test.each([
  [29, false],
  [30, true],
  [31, true],
])(
  'CRD-4 beside a discount of %i per cent a code of 30 is no better: %s',
  (value_percentage, no) => {
    expect(isNoBetter(code, { ...code, value_percentage })).toBe(no)
  },
)

test('CRD-4 without another discount every code is better', () => {
  expect(isNoBetter(code, null)).toBe(false)
})
