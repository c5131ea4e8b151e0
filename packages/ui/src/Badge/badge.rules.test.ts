import { describe, expect, test } from 'vitest'
import { countBadgeText, creditsTone } from './badge.rules.ts'

describe('count badge', () => {
  test.each([
    [-1, null],
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5000, '99+'],
  ])('NAV-2 %i shows %s', (count, shown) => {
    expect(countBadgeText(count)).toBe(shown)
  })
})

describe('credits badge', () => {
  test.each([
    [0, 'danger'],
    [1, 'warning'],
    [10, 'warning'],
    [11, 'neutral'],
  ])('NAV-2 %i credits is %s', (credits, tone) => {
    expect(creditsTone(credits)).toBe(tone)
  })
})
