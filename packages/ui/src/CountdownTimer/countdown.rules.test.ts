import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countdownParts, secondsUntil } from './countdown.rules.ts'

describe('parts', () => {
  test.each([
    [14_400, '04', '00', '00'],
    [3_661, '01', '01', '01'],
    [59.9, '00', '00', '59'],
    [0, '00', '00', '00'],
    [-1, '00', '00', '00'],
  ])('TIM-2 %d s has two digits each', (left, hours, minutes, seconds) => {
    expect(countdownParts(left)).toEqual({ hours, minutes, seconds })
  })

  test('TIM-2 the parts add up to the time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14_400 }), (left) => {
        const { hours, minutes, seconds } = countdownParts(left)
        expect(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)).toBe(left)
      }),
    )
  })
})

test('TIM-3 the countdown stops at zero', () => {
  expect(secondsUntil(1_000, 1_000)).toBe(0)
  expect(secondsUntil(1_000, 99_000)).toBe(0)
})

test('TIM-2 a begun second counts', () => {
  expect(secondsUntil(2_001, 1_000)).toBe(2)
})
