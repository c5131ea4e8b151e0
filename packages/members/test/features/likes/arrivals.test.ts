import type { Likes } from '@bouquet/contract'
import { likedBySchema, likesSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { arrivedLike, isMutual } from '../../../src/features/likes/arrivals/arrivedLike.ts'
import { person } from '../../support/samples.ts'

const by = (number: number, more: object = {}) =>
  likedBySchema.parse({
    ...person(number, `Person ${number}`),
    like_new: true,
    ...more,
  })

const likes = (liked_by: readonly object[], profiles: readonly object[] = []): Likes =>
  likesSchema.parse({ liked_by, profiles })

test('MOD-2 a like that was not there before arrives; those of the first load do not', () => {
  expect(arrivedLike(undefined, likes([by(1)]))).toBeNull()
  expect(arrivedLike(likes([by(1)]), likes([by(2), by(1)]))?.name).toBe('Person 2')
  expect(arrivedLike(likes([by(1)]), likes([by(1)]))).toBeNull()
})

test('MOD-2 an opened like and an introduction, which has its own window, do not arrive', () => {
  const none = likes([])
  expect(arrivedLike(none, likes([by(1, { like_new: false })]))).toBeNull()
  expect(arrivedLike(none, likes([by(1, { introduced: true })]))).toBeNull()
})

test('MOD-2 with nothing loaded nothing arrives, and an opened like hides no new one behind it', () => {
  expect(arrivedLike(likes([]), undefined)).toBeNull()
  const [opened, introduced] = [by(1, { like_new: false }), by(2, { introduced: true })]
  expect(arrivedLike(likes([]), likes([opened, introduced, by(3), by(4)]))?.name).toBe('Person 3')
})

test('LIK-1 a like that arrives from somebody liked before is a match', () => {
  expect(isMutual(likes([by(1)], [by(1)]), by(1))).toBe(true)
  expect(isMutual(likes([by(1)], [by(2)]), by(1))).toBe(false)
})
