import { expect, test } from 'vitest'
import { pageWindow } from './Pagination.tsx'

test('SRC-1 pagination shows the first, the last and the neighbouring pages', () => {
  expect(pageWindow(5, 12)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 12])
})

test('SRC-1 a gap never hides a single page', () => {
  expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap-after', 12])
})

test('SRC-1 few pages are all shown', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
})
