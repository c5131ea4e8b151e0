import { expect, test } from 'vitest'
import { choiceOf, clarityOf } from './swipe.rules.ts'

test.each([
  ['far to the right', 120, 900, 'like'],
  ['far to the left', -120, 900, 'skip'],
  ['a fast flick', -60, 60, 'skip'],
  ['a slip', 20, 10, null],
  ['halfway and slow', 70, 900, null],
] as const)('SWP-1 %s', (_title, x, milliseconds, choice) => {
  expect(choiceOf(x, milliseconds, 300)).toBe(choice)
})

test('SWP-1 the word on the card grows with the way and never beyond itself', () => {
  expect(clarityOf(0, 300)).toBe(0)
  expect(clarityOf(-45, 300)).toBeCloseTo(0.5)
  expect(clarityOf(900, 300)).toBe(1)
  expect(clarityOf(10, 0)).toBe(0)
})
