import { expect, test } from 'vitest'
import { countActive, noWishes, withAges, withCountry } from './searchFilters.rules.ts'

const limits = { min: 18, max: 99 }

test('SRC-1 counts what narrows the search', () => {
  expect(countActive(noWishes)).toBe(0)
  expect(
    countActive({
      ...noWishes,
      gender: 'female',
      ages: [30, 40],
      further: { hair: 'red', eyes: null },
    }),
  ).toBe(3)
})

test('SRC-1 a region goes with its country', () => {
  const wishes = { ...noWishes, country: 'NL', region: 'utrecht' }
  expect(withCountry(wishes, 'DE').region).toBeNull()
  expect(withCountry(wishes, 'NL').region).toBe('utrecht')
})

test('SRC-1 every age is no wish', () => {
  expect(withAges(noWishes, [18, 99], limits).ages).toBeNull()
  expect(withAges(noWishes, [18, 60], limits).ages).toEqual([18, 60])
})
