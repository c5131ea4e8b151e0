import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { expect, test } from 'vitest'
import { filterParams, filterValues } from '../../../src/features/search/filterValues.ts'
import { readLastSearch, saveLastSearch } from '../../../src/features/search/lastSearch.ts'
import {
  searchParamsSchema,
  searchQueryOf,
  withFilter,
} from '../../../src/features/search/searchParams.ts'

test('SRC-1 the last search is kept for each member, without its page', () => {
  const storage = memoryStorage()
  saveLastSearch(storage, 'ada', { eye_colour: 'blue', page: 3 })
  expect(readLastSearch(storage, 'ada')).toEqual({ eye_colour: 'blue' })
  expect(readLastSearch(storage, 'ben')).toEqual({})
  saveLastSearch(storage, 'ada', {})
  expect(readLastSearch(storage, 'ada')).toEqual({})
})

test('SRC-1 a last search comes back with all its filters', () => {
  const storage = memoryStorage()
  const search = {
    ...filters,
    country: 'any',
    city: 'Zürich & Umland=+%',
    min_age: 30,
    max_age: 40,
  }
  saveLastSearch(storage, 'ada', search)
  expect(readLastSearch(storage, 'ada')).toEqual(search)
})

test('SRC-1 after a search that is too long to keep, none is resumed', () => {
  const storage = memoryStorage()
  saveLastSearch(storage, 'ada', { eye_colour: 'blue' })
  saveLastSearch(storage, 'ada', { city: '東'.repeat(80), countryregion: '京'.repeat(80) })
  expect(readLastSearch(storage, 'ada')).toEqual({})
})

const filters = {
  city: 'Utrecht',
  interest: 'tea',
  relationship_status: 'single',
  body_type: 'slim',
  hair_colour: 'red',
  eye_colour: 'green',
  sexuality: 'bi',
} as const

test('SRC-1 every field of the brand is a filter of the address and of the query, for premium members', () => {
  expect(searchParamsSchema.parse({ ...filters, hair_colour: 'plaid' })).toEqual({
    ...filters,
    hair_colour: undefined,
  })
  const premium = { gender: undefined, country: 'NL', mayUseFields: true } as const
  expect(searchQueryOf(filters, premium)).toEqual({ ...filters, country: 'NL', page: 1 })
  expect(searchQueryOf(filters, { ...premium, mayUseFields: false })).toEqual({
    country: 'NL',
    page: 1,
  })
})

test('SRC-1 the fields of the filters and the address say the same', () => {
  const defaults = {
    seeking: 'female',
    country: 'NL',
    youngest: 18,
    mayUseFields: true,
  } as const
  expect(filterParams(filterValues(filters, defaults), defaults)).toMatchObject(filters)
})

test('SRC-1 another country drops region and town, unless they come with it', () => {
  const here = { country: 'NL', countryregion: 'Utrecht', city: 'Utrecht' }
  expect(withFilter(here, { country: 'DE' })).toEqual({ country: 'DE' })
  const there = { country: 'DE', countryregion: 'Bayern', city: 'München' }
  expect(withFilter(here, there)).toEqual(there)
})
