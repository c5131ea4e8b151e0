import { expect, test } from 'vitest'
import {
  completeAnswers,
  firstAnswers,
  offeredAreas,
} from '../../src/likes/matchFinder/answers.rules.ts'
import { shownReasons } from '../../src/likes/matchFinder/reasons.rules.ts'
import { member } from '../member.ts'

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
