import { expect, test } from 'vitest'
import { profilePartStates } from '../../../src/features/profiles/edit/profileParts.ts'
import { turnedSize } from '../../../src/features/profiles/photos/cropPhoto.ts'
import { member } from '../../support/member.ts'

test('PRO-1 the progress counts the parts that the brand asks for', () => {
  const fresh = member({}, { main_image: null, photos: [] })
  expect(profilePartStates(fresh, [])).toEqual([
    { id: 'photos', isDone: false },
    { id: 'about', isDone: false },
  ])
  expect(
    profilePartStates(member({}, { about: 'Hello', city: 'Utrecht' }), ['city', 'eye_colour']),
  ).toEqual([
    { id: 'photos', isDone: true },
    { id: 'about', isDone: true },
    { id: 'facts', isDone: false },
    { id: 'place', isDone: true },
  ])
})

test('PRO-2 a photo turned by a quarter changes sides', () => {
  expect(turnedSize({ width: 800, height: 600 }, 90)).toEqual({ width: 600, height: 800 })
  expect(turnedSize({ width: 800, height: 600 }, 180)).toEqual({ width: 800, height: 600 })
})

test('PRO-1 interests, facts and place count when the brand asks, and are done with one answer', () => {
  const asked = ['interests', 'eye_colour', 'hair_colour', 'region', 'city'] as const
  const done = (profile: object) =>
    Object.fromEntries(
      profilePartStates(member({}, profile), asked).map(({ id, isDone }) => [id, isDone]),
    )
  const { attributes } = member().profile
  const none = { photos: true, about: false, interests: false, facts: false, place: false }
  expect(done({})).toEqual(none)
  expect(done({ attributes: { ...attributes, interests: ['tea'] } })).toEqual({
    ...none,
    interests: true,
  })
  expect(done({ attributes: { ...attributes, hair_colour: 'red' } })).toEqual({
    ...none,
    facts: true,
  })
  expect(done({ attributes: { ...attributes, body_type: 'slim' } })).toEqual(none)
  expect(done({ region: 'Utrecht' })).toEqual({ ...none, place: true })
})

test('PRO-1 a place that the brand does not ask for fills in nothing', () => {
  const states = profilePartStates(member({}, { region: 'Utrecht' }), ['city'])
  expect(states.find(({ id }) => id === 'place')).toEqual({ id: 'place', isDone: false })
})

test('PRO-2 a photo turned by three quarters changes sides, an unturned one does not', () => {
  const size = { width: 800, height: 600 }
  expect(turnedSize(size, 270)).toEqual({ width: 600, height: 800 })
  expect(turnedSize(size, 0)).toEqual(size)
})
