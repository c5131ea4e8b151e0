import { expect, test } from 'vitest'
import { moved } from './OwnPhotoGrid.tsx'

const ids = ['a', 'b', 'c', 'd']

test.each([
  ['a', 2, ['b', 'c', 'a', 'd']],
  ['d', 0, ['d', 'a', 'b', 'c']],
  ['b', 1, ids],
  ['a', -1, ids],
  ['d', 9, ids],
  ['x', 1, ids],
])('PRO-1 %s put in place %i', (id, to, order) => {
  expect(moved(ids, id, to)).toEqual(order)
})
