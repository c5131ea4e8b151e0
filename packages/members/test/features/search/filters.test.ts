import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { searchResultSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { locationText } from '../../../src/features/likes/cards/locationText.ts'
import { filterParams, filterValues } from '../../../src/features/search/filterValues.ts'
import { readLastSearch } from '../../../src/features/search/lastSearch.ts'
import { neighborsIn } from '../../../src/features/search/member/neighbors.ts'
import {
  countFilters,
  premiumFilters,
  searchFieldOf,
  searchParamsSchema,
  searchQueryOf,
  withFilter,
} from '../../../src/features/search/searchParams.ts'
import { numberedId } from '../../support/member.ts'
import { person } from '../../support/samples.ts'

const defaults = { seeking: 'female', country: 'NL', youngest: 21, mayUseFields: true } as const

describe('ages', () => {
  const agesOf = (params: object) => filterValues(searchParamsSchema.parse(params), defaults).ages

  test('SRC-1 one age alone is completed by the youngest or the oldest', () => {
    expect(agesOf({})).toBeNull()
    expect(agesOf({ min_age: 30 })).toEqual([30, 99])
    expect(agesOf({ max_age: 30 })).toEqual([21, 30])
  })

  test('SRC-1 only an age above the youngest or below the oldest is written', () => {
    const written = (ages: readonly [number, number]) =>
      filterParams({ ...filterValues({}, defaults), ages: [...ages] }, defaults)
    expect(written([21, 99])).toEqual({})
    expect(written([22, 98])).toEqual({ min_age: 22, max_age: 98 })
  })

  test('SRC-1 from 18 to 99 an age is read, and any other is left out', () => {
    const read = (min_age: number) => searchParamsSchema.parse({ min_age }).min_age
    expect([17, 18, 99, 100].map(read)).toEqual([undefined, 18, 99, undefined])
  })

  test('SRC-1 ages that are equal or in order stay, one alone too', () => {
    expect(withFilter({ max_age: 40 }, { min_age: 40 })).toEqual({ min_age: 40, max_age: 40 })
    expect(withFilter({ max_age: 40 }, { min_age: 39 })).toEqual({ min_age: 39, max_age: 40 })
    expect(withFilter({}, { min_age: 45 })).toEqual({ min_age: 45 })
    expect(withFilter({}, { max_age: 45 })).toEqual({ max_age: 45 })
  })
})

test('SRC-3 people near a town are searched instead of those of a region or town by name', () => {
  const there = { country: 'NL', countryregion: 'Utrecht', city: 'Utrecht' }
  const near = withFilter(there, { country: 'NL', near: 'Gouda' })
  expect(near).toEqual({ country: 'NL', near: 'Gouda' })
  expect(withFilter(near, { countryregion: 'Utrecht' })).not.toHaveProperty('near')
  expect(withFilter(near, { city: 'Utrecht' })).not.toHaveProperty('near')
  expect(withFilter(near, { country: 'DE' })).not.toHaveProperty('near')
  expect(withFilter(near, { min_age: 30 })).toHaveProperty('near', 'Gouda')
})

test.each([
  [0, undefined],
  [1, 1],
  [10_000, 10_000],
  [10_001, undefined],
])('SRC-1 page %i of the address is read as %s', (page, read) => {
  expect(searchParamsSchema.parse({ page }).page).toBe(read)
})

test('SRC-1 a filter is counted once it has a value, and either age counts', () => {
  expect(countFilters({ min_age: 30 })).toBe(1)
  expect(countFilters({ max_age: 30 })).toBe(1)
  expect(countFilters({ gender: undefined, city: 'Utrecht' })).toBe(1)
})

test('SRC-1 a filter that is taken away leaves nothing in the address', () => {
  expect(Object.keys(withFilter({ gender: 'male', page: 2 }, { gender: undefined }))).toEqual([])
})

test('SRC-1 a region is searched in its country, of the address or of the viewer', () => {
  const region = { countryregion: 'Utrecht' }
  const viewer = { gender: undefined, country: 'NL', mayUseFields: false } as const
  expect(searchQueryOf(region, viewer)).toMatchObject({ country: 'NL', ...region })
  expect(searchQueryOf({ ...region, country: 'BE' }, { ...viewer, country: undefined })).toEqual({
    country: 'BE',
    ...region,
    page: 1,
  })
  expect(searchQueryOf({ ...region, page: 3 }, { ...viewer, country: undefined })).toEqual({
    page: 3,
  })
})

test('SRC-1 a region, and nobody’s gender in particular, are written to the address', () => {
  const values = filterValues({ countryregion: 'Utrecht' }, defaults)
  expect(values.region).toBe('Utrecht')
  expect(filterParams(values, defaults)).toEqual({ countryregion: 'Utrecht' })
  const anyone = { ...defaults, seeking: 'any', country: undefined } as const
  expect(filterValues({}, anyone)).toMatchObject({ gender: null, country: null })
  expect(filterParams(filterValues({}, anyone), anyone)).toEqual({})
})

test('PER-3 what only premium members search by is not shown as chosen to others', () => {
  const { further } = filterValues({ city: 'Gouda' }, { ...defaults, mayUseFields: false })
  expect(further).toEqual(Object.fromEntries(premiumFilters.map((filter) => [filter, null])))
})

test('SRC-1 a filter goes by its own name among the brand’s search fields, and interest by that of interests', () => {
  expect(searchFieldOf('interest')).toBe('interests')
  expect(searchFieldOf('city')).toBe('city')
})

test('SRC-1 a last search that cannot be read is none', () => {
  const storage = memoryStorage()
  storage.setItem('bouquet.last-search.ada', '{')
  expect(readLastSearch(storage, 'ada')).toEqual({})
})

describe('around a person', () => {
  const ids = Array.from({ length: 15 }, (_, at) => numberedId(at))
  const result = (...shown: readonly string[]) =>
    searchResultSchema.parse({
      page: 1,
      page_size: 24,
      num_results: shown.length,
      results: shown.map((id) => person(ids.indexOf(id), id)),
      similar_results: [],
      similar_num_results: 0,
      limited: false,
    })
  const [first = '', second = '', third = ''] = ids

  test('PRO-3 the first person of the results has nobody before and the last nobody after', () => {
    const found = [result(first, second)]
    expect(neighborsIn(found, first)).toMatchObject({ previous: null, next: { id: second } })
    expect(neighborsIn(found, second)).toMatchObject({ previous: { id: first }, next: null })
  })

  test('PRO-3 the latest results that contain the person count, and nobody of other results', () => {
    const { next } = neighborsIn(
      [result(first, second), result(first, third), result(second)],
      first,
    )
    expect(next?.id).toBe(third)
    expect(neighborsIn([result(second, third)], first)).toEqual({
      previous: null,
      next: null,
      others: [],
    })
  })

  test('PRO-3 at most twelve others of the same results are shown', () => {
    expect(neighborsIn([result(...ids)], first).others.map(({ id }) => id)).toEqual(
      ids.slice(1, 13),
    )
  })
})

test('PRO-1 the long form of a place names town and region, the short one the town', () => {
  const place = { city: 'Gouda', region: 'Zuid-Holland' }
  expect(locationText(place, 'long')).toBe('Gouda, Zuid-Holland')
  expect(locationText(place)).toBe('Gouda')
  expect(locationText({ city: '', region: 'Zuid-Holland' })).toBe('Zuid-Holland')
  expect(locationText({ city: '', region: '' }, 'long')).toBeUndefined()
})
