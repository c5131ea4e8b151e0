import type { Money } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { isReduced } from './useAmounts.ts'

const price = (amount: number): Money => ({ amount, currency: 'EUR' })

test.each([
  [4500, 6000, true],
  [4500, 4500, false],
  [4500, 3000, false],
])('CRD-1 %i after %i is a reduction: %s', (now, before, expected) => {
  expect(isReduced(price(now), price(before))).toBe(expected)
})

test('CRD-1 prices of two currencies are never compared', () => {
  expect(isReduced(price(4500), { amount: 6000, currency: 'SEK' })).toBe(false)
})

test('CRD-1 without a former price nothing is reduced', () => {
  expect(isReduced(price(4500), undefined)).toBe(false)
})
