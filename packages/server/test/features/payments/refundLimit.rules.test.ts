import { expect, test } from 'vitest'
import { isAboveLimit } from '../../../src/features/payments/refunds/refundLimit.rules.ts'

const limits = { EUR: 2_000 }

test.each([
  { before: 0, amount: 2_000, isAbove: false },
  { before: 0, amount: 2_001, isAbove: true },
  { before: 1_500, amount: 500, isAbove: false },
  { before: 1_500, amount: 501, isAbove: true },
])(
  'DSK-5 after $before a refund of $amount needs a second person above 2,000: $isAbove',
  ({ isAbove, ...refund }) => {
    expect(isAboveLimit({ ...refund, currency: 'EUR' }, limits)).toBe(isAbove)
  },
)

test('DSK-5 in a currency without a limit every refund needs a second person', () => {
  expect(isAboveLimit({ before: 0, amount: 1, currency: 'SEK' }, limits)).toBe(true)
})
