import type { DiscountCode } from '@bouquet/contract'
import { describe, expect, test } from 'vitest'
import {
  checkDiscountCode,
  type DiscountOrder,
} from '../../../src/features/credits/discounts/checkDiscountCode.rules.ts'
import type { DiscountBuyer } from '../../../src/features/credits/discounts/signupDiscounts.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ada: DiscountBuyer = {
  id: 'ada',
  paid: true,
  signupDate: new Date('2026-01-01T12:00:00Z'),
  usedCodes: [],
  heldCodes: [],
}
const order: DiscountOrder = { country: 'DE', currency: 'EUR', method: 'card', fullAmount: 1_000 }

const spring: DiscountCode = {
  code: 'SPRING',
  country: null,
  user_id: null,
  expires: null,
  value_percentage: 20,
  currency: null,
  minimum_order_value: 0,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: [],
}

interface Case {
  readonly code?: Partial<DiscountCode>
  readonly buyer?: Partial<DiscountBuyer>
  readonly order?: Partial<DiscountOrder>
}

const check = ({ code, buyer, order: own }: Case = {}) =>
  checkDiscountCode({
    code: 'SPRING',
    existing: { ...spring, ...code },
    buyer: { ...ada, ...buyer },
    order: { ...order, ...own },
    now,
  })

const reasonOf = (given: Case) => {
  const result = check(given)
  return result.kind === 'refused' ? result.reason : 'valid'
}

test('CRD-4 a code that was never made is not found', () => {
  const given = { code: 'SPRING', existing: undefined, buyer: ada, order, now }
  expect(checkDiscountCode(given)).toEqual({ kind: 'refused', reason: 'discount_not_found' })
})

test('CRD-4 a valid code brings its terms', () => {
  expect(check()).toEqual({ kind: 'valid', discount: spring })
})

test.each<readonly [string, Case, string]>([
  ['of somebody else', { code: { user_id: 'bea' } }, 'discount_not_yours'],
  ['of one’s own', { code: { user_id: 'ada' } }, 'valid'],
  ['that was ended', { code: { status: 'closed' } }, 'discount_ended'],
  [
    'of one use that another has had',
    { code: { status: 'used', validity: 'once' } },
    'discount_used',
  ],
  ['that one has used', { buyer: { usedCodes: ['SPRING'] } }, 'discount_used'],
  [
    'without limit that one has used',
    { code: { validity: 'unlimited' }, buyer: { usedCodes: ['SPRING'] } },
    'valid',
  ],
  ['beside another that one has used', { buyer: { usedCodes: ['SUMMER'] } }, 'valid'],
  ['in a payment at the bank', { buyer: { heldCodes: ['SPRING'] } }, 'discount_held'],
  [
    'without limit in a payment at the bank',
    { code: { validity: 'unlimited' }, buyer: { heldCodes: ['SPRING'] } },
    'valid',
  ],
  ['a moment before its end', { code: { expires: '2026-03-01T12:00:00.001Z' } }, 'valid'],
  ['at its end', { code: { expires: '2026-03-01T12:00:00.000Z' } }, 'discount_expired'],
  ['for another country', { code: { country: 'NL' } }, 'discount_country'],
  ['for this country', { code: { country: 'DE' } }, 'valid'],
  ['in another currency', { code: { currency: 'PLN' } }, 'discount_currency'],
  ['in this currency', { code: { currency: 'EUR' } }, 'valid'],
  [
    'for another way to pay',
    { code: { paymentmethods: ['wallet', 'bank'] } },
    'discount_payment_method',
  ],
  ['for this way to pay', { code: { paymentmethods: ['wallet', 'card'] } }, 'valid'],
  [
    'for another way to pay before one is chosen',
    { code: { paymentmethods: ['wallet'] }, order: { method: undefined } },
    'valid',
  ],
])('CRD-4 a code %s: %s', (_, given, reason) => {
  expect(reasonOf(given)).toBe(reason)
})

describe('the smallest order', () => {
  const from10 = { currency: 'EUR', minimum_order_value: 1_000 } as const

  test('CRD-4 the smallest order is one at the minimum of the code, and one cent less is told the minimum', () => {
    expect(reasonOf({ code: from10, order: { fullAmount: 1_001 } })).toBe('valid')
    expect(reasonOf({ code: from10, order: { fullAmount: 1_000 } })).toBe('valid')
    expect(check({ code: from10, order: { fullAmount: 999 } })).toEqual({
      kind: 'refused',
      reason: 'discount_minimum_order',
      minimum: { amount: 1_000, currency: 'EUR' },
    })
    expect(reasonOf({ code: from10, order: { fullAmount: undefined } })).toBe('valid')
  })

  test('CRD-7 the smallest order is one that can still be charged with the code, whichever minimum is higher', () => {
    const half = { value_percentage: 50 }
    expect(reasonOf({ code: half, order: { fullAmount: 100 } })).toBe('valid')
    expect(check({ code: half, order: { fullAmount: 99 } })).toEqual({
      kind: 'refused',
      reason: 'discount_minimum_order',
      minimum: { amount: 100, currency: 'EUR' },
    })
    const from80Cents = { ...half, currency: 'EUR', minimum_order_value: 80 } as const
    for (const fullAmount of [79, 80, 99])
      expect(check({ code: from80Cents, order: { fullAmount } })).toMatchObject({
        minimum: { amount: 100, currency: 'EUR' },
      })
    expect(reasonOf({ code: from80Cents, order: { fullAmount: 100 } })).toBe('valid')
  })
})
