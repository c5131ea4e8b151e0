import { expect, test } from 'vitest'
import { creditsTone } from './CreditsBadge.tsx'

test.each([
  [-1, 'danger'],
  [0, 'danger'],
  [1, 'warning'],
  [10, 'warning'],
  [11, 'neutral'],
])('NAV-2 %i credits is %s', (credits, tone) => {
  expect(creditsTone(credits)).toBe(tone)
})
