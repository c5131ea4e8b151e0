import type { MatchReason } from '@bouquet/contract'
import { interestSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import {
  completeAnswers,
  firstAnswers,
  offeredAreas,
} from '../../../src/features/likes/matchFinder/answers.rules.ts'
import { shownReasons } from '../../../src/features/likes/matchFinder/reasons.rules.ts'
import { member } from '../../support/member.ts'

const brand = { youngest: 18, offered: ['tea', 'wine'] } as const

test('SWP-1 the questions start from the member’s own profile, within what the brand offers', () => {
  const user = member(
    {},
    {
      age: 22,
      city: 'Utrecht',
      region: 'Utrecht',
      attributes: { ...member().profile.attributes, interests: ['tea', 'bondage'] },
    },
  )
  expect(firstAnswers(user, null, brand)).toEqual({
    min_age: 18,
    max_age: 30,
    near: 'country',
    interests: ['tea'],
  })
  expect(offeredAreas(user)).toEqual(['city', 'region', 'country', 'anywhere'])
})

test('SWP-1 earlier answers stay, but for an area that the profile no longer names', () => {
  const preferences = { min_age: 30, max_age: 40, near: 'city', interests: ['wine'] } as const
  expect(firstAnswers(member(), { ...preferences, interests: ['wine'] }, brand)).toEqual({
    ...preferences,
    near: 'country',
  })
})

test('SWP-1 answers are complete with both ages in order', () => {
  const answers = { min_age: 30, max_age: 40, near: 'anywhere', interests: [] } as const
  expect(completeAnswers(answers)).toEqual(answers)
  expect(completeAnswers({ ...answers, max_age: 29 })).toBeNull()
  expect(completeAnswers({ ...answers, min_age: null })).toBeNull()
})

test('SWP-1 reasons that say the same are shown as one', () => {
  expect(
    shownReasons([
      { kind: 'near', place: 'country' },
      { kind: 'distance', km: 40 },
      { kind: 'age' },
      { kind: 'age_wished' },
    ]),
  ).toEqual([
    { kind: 'distance', km: 40 },
    { kind: 'ages', whose: 'both' },
  ])
})

test('SWP-1 a distance that nobody would call near is no reason', () => {
  expect(
    shownReasons([
      { kind: 'near', place: 'country' },
      { kind: 'distance', km: 340 },
      { kind: 'age_wished' },
    ]),
  ).toEqual([
    { kind: 'near', place: 'country' },
    { kind: 'ages', whose: 'yours' },
  ])
})

test('SWP-1 the suggested ages are eight years around the own age, from the brand’s youngest to 99', () => {
  const agesOf = (age: number, youngest = 18) => {
    const { min_age, max_age } = firstAnswers(member({}, { age }), null, { ...brand, youngest })
    return [min_age, max_age]
  }
  expect(agesOf(40)).toEqual([32, 48])
  expect(agesOf(26)).toEqual([18, 34])
  expect(agesOf(25)).toEqual([18, 33])
  expect(agesOf(40, 33)).toEqual([33, 48])
  expect(agesOf(91)).toEqual([83, 99])
  expect(agesOf(92)).toEqual([84, 99])
})

test('SWP-1 only areas that the profile names are offered, and an earlier one that is among them stays', () => {
  const inRegion = member({}, { region: 'Utrecht' })
  expect(offeredAreas(inRegion)).toEqual(['region', 'country', 'anywhere'])
  expect(offeredAreas(member())).toEqual(['country', 'anywhere'])
  const near = (preferred: 'city' | 'region' | 'anywhere') =>
    firstAnswers(inRegion, { min_age: 30, max_age: 40, near: preferred, interests: [] }, brand).near
  expect([near('region'), near('anywhere'), near('city')]).toEqual(['region', 'anywhere', 'region'])
})

test('SWP-1 at most ten interests are chosen', () => {
  const interests = interestSchema.options.slice(0, 11)
  const preferences = { min_age: 30, max_age: 40, near: 'country', interests } as const
  const offered = { youngest: 18, offered: interests }
  expect(
    firstAnswers(member(), { ...preferences, interests: [...interests] }, offered).interests,
  ).toEqual(interests.slice(0, 10))
})

test('SWP-1 both ages may be the same, and neither may be missing', () => {
  const answers = { min_age: 30, max_age: 30, near: 'anywhere', interests: ['tea'] } as const
  expect(completeAnswers(answers)).toEqual(answers)
  expect(completeAnswers({ ...answers, max_age: null })).toBeNull()
})

test('SWP-1 a distance counts up to 200 kilometres, and each reason alone is shown as it is', () => {
  const near = { kind: 'near', place: 'city' } as const
  const away = (km: number) => ({ kind: 'distance', km }) as const
  const interests: MatchReason = { kind: 'interests', interests: ['tea'] }
  expect(shownReasons([near, away(200)])).toEqual([away(200)])
  expect(shownReasons([near, away(201)])).toEqual([near])
  expect(shownReasons([away(201)])).toEqual([])
  expect(shownReasons([interests, near])).toEqual([interests, near])
  expect(shownReasons([{ kind: 'age' }])).toEqual([{ kind: 'ages', whose: 'theirs' }])
})
