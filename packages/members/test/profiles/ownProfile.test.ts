import { expect, test } from 'vitest'
import { profilePartStates } from '../../src/profiles/edit/profileParts.ts'
import { turnedSize } from '../../src/profiles/photos/cropPhoto.ts'
import { member } from '../member.ts'

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
