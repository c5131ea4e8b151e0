import { keepPreviousData } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keys } from '../../src/keys.ts'
import {
  geocode,
  regionsQuery,
  selectCountryMutation,
  townsQuery,
} from '../../src/places/places.ts'
import { landingQuery, memberQuery, searchQuery } from '../../src/search/search.ts'
import { companyQuery, interestsQuery, settingsQuery } from '../../src/settings/settings.ts'
import { eachChange, eachReading } from '../support/eachCall.ts'
import { ada } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

const query = { gender: 'female', min_age: 30 } as const

eachReading([
  {
    title: 'SRC-1 a page of results is kept for a minute',
    read: ({ client, cache }) => cache.fetchQuery(searchQuery(client, query)),
    calls: [['members', { query }]],
    response: { members: [] },
    shown: { members: [] },
    freshMs: 60_000,
  },
  {
    title: 'PRO-1 a profile is kept for half a minute',
    read: ({ client, cache }) => cache.fetchQuery(memberQuery(client, ada)),
    calls: [['member', { query: { id: ada } }]],
    response: { profile: 'Ada' },
    shown: 'Ada',
    freshMs: 30_000,
  },
  {
    title: 'PRO-4 a landing page is kept for half a minute',
    read: ({ client, cache }) => cache.fetchQuery(landingQuery(client, ada)),
    calls: [['landing', { query: { id: ada } }]],
    response: { profile: 'Ada' },
    shown: 'Ada',
    freshMs: 30_000,
  },
  {
    title: 'SRC-1 regions of a country are asked for once',
    read: ({ client, cache }) => cache.fetchQuery(regionsQuery(client, 'PL')),
    calls: [['regions', { query: { country: 'PL' } }]],
    response: { regions: ['Mazowieckie'] },
    shown: ['Mazowieckie'],
    freshMs: Number.POSITIVE_INFINITY,
  },
  {
    title: 'SGN-1 towns that start like what was typed are asked for once',
    read: ({ client, cache }) =>
      cache.fetchQuery(townsQuery(client, { country: 'PL', starts: 'Kr' })),
    calls: [['towns', { query: { country: 'PL', starts: 'Kr' } }]],
    response: { towns: [{ city: 'Kraków', region: 'małopolskie' }] },
    shown: [{ city: 'Kraków', region: 'małopolskie' }],
    freshMs: Number.POSITIVE_INFINITY,
  },
  {
    title: 'DOM-1 settings of the brand at this host are asked for once in a language',
    read: ({ client, cache }) => cache.fetchQuery(settingsQuery(client, 'pl')),
    calls: [['settings', { query: { domain: 'harbour.example', language: 'pl' } }]],
    response: { settings: 'all' },
    shown: 'all',
    freshMs: Number.POSITIVE_INFINITY,
  },
  {
    title: 'PRO-1 interests are asked for once',
    read: ({ client, cache }) => cache.fetchQuery(interestsQuery(client)),
    calls: [['interests']],
    response: { interests: ['chess'] },
    shown: ['chess'],
    freshMs: Number.POSITIVE_INFINITY,
  },
  {
    title: 'PAG-1 the company is asked for once',
    read: ({ client, cache }) => cache.fetchQuery(companyQuery(client)),
    calls: [['companyInfo']],
    response: { company: 'Bouquet BV' },
    shown: 'Bouquet BV',
    freshMs: Number.POSITIVE_INFINITY,
  },
  {
    title: 'SRC-3 the nearest town is asked for by position',
    read: ({ client, cache }) =>
      cache.fetchQuery({
        queryKey: ['here'],
        queryFn: () => geocode(client, { lat: 52.4, lon: 4.9 }),
      }),
    calls: [['geocode', { query: { lat: 52.4, lon: 4.9 } }]],
    response: { geocode: 'Amsterdam' },
    shown: 'Amsterdam',
    freshMs: 10_000,
  },
])

eachChange(
  [keys.settings('en'), keys.settings('pl'), keys.likes],
  [
    {
      title: 'SRC-3 another country changes the settings in every language',
      make: ({ client, change }) => change(selectCountryMutation(client), 'PL'),
      calls: [['selectCountry', { body: { country: 'PL' } }]],
      refreshes: [keys.settings('en'), keys.settings('pl')],
    },
  ],
)

test('SGN-1 no town is asked for before two letters of it and a country are known', () => {
  const { client } = stubCalls()
  const isAsked = (country: string | null, starts: string) =>
    townsQuery(client, { country, starts }).enabled
  expect(isAsked('PL', 'K')).toBe(false)
  expect(isAsked('PL', 'Kr')).toBe(true)
  expect(isAsked(null, 'Kr')).toBe(false)
})

test('SGN-1 towns typed in capitals are the same', () => {
  const { client } = stubCalls()
  const keyOf = (country: string | null, starts: string) =>
    townsQuery(client, { country, starts }).queryKey
  expect(keyOf('PL', 'KR')).toEqual(keyOf('PL', 'kr'))
  expect(keyOf('PL', 'Kr')).not.toEqual(keyOf('NL', 'Kr'))
  expect(keyOf(null, 'Kr')).toEqual(keyOf('', 'Kr'))
})

test('SRC-1 what was shown stays until the next page, towns and settings have come', () => {
  const { client } = stubCalls()
  for (const { placeholderData } of [
    searchQuery(client, query),
    townsQuery(client, { country: 'PL', starts: 'Kr' }),
    settingsQuery(client, 'pl'),
  ]) {
    expect(placeholderData).toBe(keepPreviousData)
  }
})
