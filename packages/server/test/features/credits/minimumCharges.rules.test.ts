import {
  type DiscountCode,
  discountedPrice,
  maxDiscountPercentage,
  smallestDiscountable,
} from '@bouquet/contract'
import { minimumCharges, pricesFor } from '@bouquet/contract/packages'
import { currencySchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { checkDiscountCode } from '../../../src/features/credits/discounts/checkDiscountCode.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')

const code = (own: Partial<DiscountCode>): DiscountCode => ({
  code: 'ALMOST-FREE',
  country: null,
  user_id: null,
  expires: null,
  value_percentage: maxDiscountPercentage,
  currency: null,
  minimum_order_value: 0,
  status: 'active',
  validity: 'unlimited',
  expired: false,
  paymentmethods: [],
  ...own,
})

function check(existing: DiscountCode, currency: DiscountCode['currency'], fullAmount: number) {
  return checkDiscountCode({
    code: existing.code,
    existing,
    buyer: { id: 'ada', paid: true, signupDate: now, usedCodes: [], heldCodes: [] },
    order: { country: 'DE', currency: currency ?? 'EUR', fullAmount },
    now,
  })
}

describe.each(currencySchema.options)('%s', (currency) => {
  const least = minimumCharges[currency]

  test.each([1, 20, 25, 33, 77, maxDiscountPercentage])(
    'CRD-7 a code of %i per cent is refused one below the smallest order, and valid at it and above',
    (percentage) => {
      const existing = code({ value_percentage: percentage })
      const smallest = smallestDiscountable(currency, percentage)
      const { amount } = smallest
      expect(check(existing, currency, amount - 1)).toEqual({
        kind: 'refused',
        reason: 'discount_minimum_order',
        minimum: smallest,
      })
      for (const valid of [amount, amount + 1]) {
        expect(check(existing, currency, valid).kind).toBe('valid')
        expect(
          discountedPrice({ amount: valid, currency }, percentage).amount,
        ).toBeGreaterThanOrEqual(least)
      }
      expect(discountedPrice({ amount: amount - 1, currency }, percentage).amount).toBeLessThan(
        least,
      )
    },
  )

  test('CRD-7 a code with a smallest order of its own names the larger of the two', () => {
    const { amount } = smallestDiscountable(currency, maxDiscountPercentage)
    const refused = { kind: 'refused', reason: 'discount_minimum_order' }
    const larger = code({ currency, minimum_order_value: amount + 100 })
    const minimum = { amount: amount + 100, currency }
    expect(check(larger, currency, amount - 1)).toEqual({ ...refused, minimum })
    expect(check(larger, currency, amount + 99)).toEqual({ ...refused, minimum })
    const smaller = code({ currency, minimum_order_value: 1 })
    expect(check(smaller, currency, 0)).toEqual({ ...refused, minimum: { amount, currency } })
  })
})

test.each(['DE', 'DK', 'GB', 'NO', 'PL', 'SE', 'CH', 'US'])(
  'CRD-7 what is sold in %s can be charged, with the discount after signup too',
  (country) => {
    for (const discount of [null, { value_percentage: 25 }]) {
      const { packages, trial } = pricesFor({ country, discount }, 10)
      for (const { price } of [...packages, trial]) {
        expect(price.amount).toBeGreaterThanOrEqual(minimumCharges[price.currency])
      }
    }
  },
)
