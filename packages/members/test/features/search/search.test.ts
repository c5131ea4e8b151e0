import type { ProfileCard } from '@bouquet/contract'
import { likesSchema, profileCardSchema, searchResultSchema } from '@bouquet/contract/schemas'
import { createI18n, localeList } from '@bouquet/i18n'
import { formatNumber } from '@bouquet/i18n/format'
import { describe, expect, test } from 'vitest'
import { locationText } from '../../../src/features/likes/cards/locationText.ts'
import { peopleOf } from '../../../src/features/likes/likeKinds.ts'
import { filterParams, filterValues } from '../../../src/features/search/filterValues.ts'
import { neighborsIn } from '../../../src/features/search/member/neighbors.ts'
import { resultCountKeys } from '../../../src/features/search/resultCountKeys.ts'
import {
  countFilters,
  pageCountOf,
  searchParamsSchema,
  searchQueryOf,
  withFilter,
} from '../../../src/features/search/searchParams.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const person = (number: number): ProfileCard =>
  profileCardSchema.parse({
    id: idOf(number),
    name: `Person ${number}`,
    age: 30,
    gender: 'female',
    country: 'NL',
    region: 'Utrecht',
    city: null,
    main_image: null,
    fictional: false,
    online: false,
  })

describe('filters in the address', () => {
  const mine = { gender: undefined, country: 'NL', mayUseFields: true } as const

  test('SRC-1 filters are read from the address, and what makes no sense is left out', () => {
    const address = {
      gender: 'robot',
      min_age: '30',
      max_age: 500,
      page: 'x',
      countryregion: 'Utrecht',
    }
    expect(searchParamsSchema.parse(address)).toEqual({ min_age: 30, countryregion: 'Utrecht' })
  })

  test('SRC-1 without filters in the URL the server searches by mutual preference, in the member’s country', () => {
    expect(searchQueryOf({}, mine)).toEqual({ country: 'NL', page: 1 })
    expect(searchQueryOf({}, { ...mine, gender: 'male' }).gender).toBe('male')
  })

  test('SRC-1 “everyone” and “all countries” are filters of their own, and then there is no region', () => {
    const everybody = { gender: 'any', country: 'any', countryregion: 'Utrecht' } as const
    expect(searchQueryOf(everybody, mine)).toEqual({ page: 1 })
  })

  test('SRC-1 a changed filter resets the page', () => {
    expect(withFilter({ page: 4, min_age: 30 }, { gender: 'male' })).toEqual({
      gender: 'male',
      min_age: 30,
    })
  })

  test('SRC-1 another country forgets the region, the same one keeps it', () => {
    const here = { country: 'NL', countryregion: 'Utrecht' }
    expect(withFilter(here, { country: 'DE' })).toEqual({ country: 'DE' })
    expect(withFilter(here, { country: 'NL' })).toEqual(here)
  })

  test('SRC-1 of two ages in the wrong order the one that was not touched follows', () => {
    expect(withFilter({ max_age: 40 }, { min_age: 45 })).toEqual({ min_age: 45, max_age: 45 })
    expect(withFilter({ min_age: 45 }, { max_age: 40 })).toEqual({ min_age: 40, max_age: 40 })
  })

  test('SRC-1 both ages count as one filter, the page as none', () => {
    expect(countFilters({ min_age: 30, max_age: 40, gender: 'male', page: 3 })).toBe(2)
    expect(countFilters({})).toBe(0)
  })

  test('PER-3 the interest is searched for premium members only', () => {
    const filters = { interest: 'hiking' } as const
    expect(searchQueryOf(filters, mine).interest).toBe('hiking')
    expect(searchQueryOf(filters, { ...mine, mayUseFields: false }).interest).toBeUndefined()
  })
})

describe('how many people were found', () => {
  const counted = (num_results: number, num_results_is_minimum?: boolean) =>
    searchResultSchema.parse({
      page: 1,
      page_size: 24,
      num_results,
      num_results_is_minimum,
      results: [],
      similar_results: [],
      similar_num_results: 0,
      limited: false,
    })
  const keys = ['found', 'show', 'join'] as const
  type Words = ReturnType<typeof resultCountKeys>[(typeof keys)[number]]

  test('SRC-1 TRU-2 how many people were found is told as a number only when all were counted', () => {
    for (const key of keys) {
      expect(resultCountKeys(counted(1_000, true))[key]).toMatch(/_more$/)
      expect(resultCountKeys(counted(1_000, false))[key]).not.toMatch(/_more$/)
    }
  })

  test('API-1 SRC-1 a server that counts all people says nothing more, and its number stands', () => {
    expect(resultCountKeys(counted(450_000)).found).toBe('search.found')
    expect(pageCountOf(counted(450_000))).toBe(18_750)
  })

  test('SRC-1 pages reach as far as people were counted', () => {
    expect(pageCountOf(counted(1_000, true))).toBe(42)
    expect(pageCountOf(counted(24, false))).toBe(1)
    expect(pageCountOf(counted(0, false))).toBe(0)
  })

  test('TRU-2 LOC-5 the words say “more than” with the number, in every language', async () => {
    for (const { code } of localeList) {
      const { default: people } = await import(`../../../../i18n/locales/${code}/people.json`, {
        with: { type: 'json' },
      })
      const i18n = createI18n({ locale: code, resources: { people } })
      const say = (key: Words) => i18n.t(key, { ns: 'people', count: 1_000 })
      for (const [more, exact] of keys.map(
        (key) =>
          [
            resultCountKeys(counted(1_000, true))[key],
            resultCountKeys(counted(1_000))[key],
          ] as const,
      )) {
        expect(say(more)).toContain(formatNumber(1_000, code))
        expect(say(more)).not.toBe(say(exact))
      }
    }
  })
})

describe('around a person', () => {
  const found = (...numbers: number[]) =>
    searchResultSchema.parse({
      page: 1,
      page_size: 24,
      num_results: numbers.length,
      results: numbers.map(person),
      similar_results: [],
      similar_num_results: 0,
      limited: false,
    })
  const names = (people: readonly ProfileCard[]) => people.map(({ name }) => name)

  test('PRO-3 around a person are the one before, the next one and the others of the same results', () => {
    const { previous, next, others } = neighborsIn([found(9), found(1, 2, 3, 4)], idOf(2))
    expect([previous?.name, next?.name]).toEqual(['Person 1', 'Person 3'])
    expect(names(others)).toEqual(['Person 3', 'Person 4', 'Person 1'])
  })

  test('PRO-3 nobody is around a person who was not found by a search', () => {
    expect(neighborsIn([found(1, 2), undefined], idOf(7))).toEqual({
      previous: null,
      next: null,
      others: [],
    })
  })
})

test('LIK-1 likes stand under received, given and matches; new ones stay marked', () => {
  const likes = likesSchema.parse({
    profiles: [person(1), person(2)],
    liked_by: [
      { ...person(2), like_new: true },
      { ...person(3), like_new: false },
    ],
  })
  const shown = (kind: 'received' | 'given' | 'matches') =>
    peopleOf(likes, kind).map(({ name, isNew }) => [name, isNew])
  expect(shown('received')).toEqual([
    ['Person 2', true],
    ['Person 3', false],
  ])
  expect(shown('given')).toEqual([
    ['Person 1', false],
    ['Person 2', false],
  ])
  expect(shown('matches')).toEqual([['Person 2', true]])
})

test('PRO-1 a place is the town, else the region; what is open is not shown', () => {
  expect(locationText({ city: 'Gouda', region: 'Zuid-Holland' })).toBe('Gouda')
  expect(locationText({ city: null, region: 'Zuid-Holland' })).toBe('Zuid-Holland')
  expect(locationText({ city: 'Utrecht', region: 'Utrecht' }, 'long')).toBe('Utrecht')
  expect(locationText({ city: null, region: null })).toBeUndefined()
})

test('CHT-10 a town keeps its place before the region in every script', () => {
  const place = { city: 'תל אביב', region: 'Utrecht' }
  expect(locationText(place, 'long')).toBe('\u2068תל אביב\u2069, Utrecht')
})

test('SRC-1 filters complete the URL by the defaults of the viewer, and write only what differs', () => {
  const defaults = { seeking: 'female', country: 'NL', youngest: 18, mayUseFields: true } as const
  const shown = filterValues({ country: 'any', max_age: 40, interest: 'wine' }, defaults)
  expect(shown).toEqual({
    gender: 'female',
    country: null,
    region: null,
    ages: [18, 40],
    further: expect.objectContaining({ interest: 'wine' }),
  })
  expect(filterParams(shown, defaults)).toEqual({ country: 'any', max_age: 40, interest: 'wine' })
  expect(filterParams(filterValues({}, defaults), defaults)).toEqual({})
  expect(filterParams({ ...shown, gender: null, country: 'BE', ages: null }, defaults)).toEqual({
    gender: 'any',
    country: 'BE',
    interest: 'wine',
  })
})
