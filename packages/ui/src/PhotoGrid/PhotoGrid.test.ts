import { expect, test } from 'vitest'
import { columnsFor } from './PhotoGrid.tsx'

test('PRO-1 photos fill their rows as far as their number allows', () => {
  const columns = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => [count, columnsFor(count)])
  expect(columns).toEqual([
    [1, 4],
    [4, 4],
    [5, 5],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
    [10, 5],
    [11, 4],
    [12, 4],
  ])
})
