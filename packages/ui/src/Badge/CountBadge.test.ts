import { describe, expect, test } from 'vitest'
import { countBadgeText } from './Badge.tsx'

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
