import { expect, test } from 'vitest'
import { countActiveFilters, noFilters, withAges, withCountry } from './searchFilters.rules.ts'

const limits = { min: 18, max: 99 }

test('SRC-1 filters that narrow the search are counted', () => {
  expect(countActiveFilters(noFilters)).toBe(0)
  expect(
    countActiveFilters({
      ...noFilters,
      gender: 'female',
      ages: [30, 40],
      further: { hair: 'red', eyes: null },
    }),
  ).toBe(3)
})

test('SRC-1 only filters that differ from the defaults are counted', () => {
  const defaults = { ...noFilters, gender: 'female', country: 'NL' }
  expect(countActiveFilters(defaults, defaults)).toBe(0)
  expect(countActiveFilters({ ...defaults, gender: null, ages: [30, 40] }, defaults)).toBe(2)
})

test('SRC-1 a region goes with its country', () => {
  const filters = { ...noFilters, country: 'NL', region: 'utrecht' }
  expect(withCountry(filters, 'DE').region).toBeNull()
  expect(withCountry(filters, 'NL').region).toBe('utrecht')
})

test('SRC-1 the full age range is no filter', () => {
  expect(withAges(noFilters, [18, 99], limits).ages).toBeNull()
  expect(withAges(noFilters, [18, 60], limits).ages).toEqual([18, 60])
})
