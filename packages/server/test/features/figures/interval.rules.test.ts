import { expect, test } from 'vitest'
import {
  newcombeInterval,
  type Part,
  wilsonInterval,
} from '../../../src/features/figures/interval.rules.ts'

const part = (reached: number, base: number): Part => ({ reached, base })

const rounded = ({ low, high }: { readonly low: number; readonly high: number }) =>
  [low, high].map((each) => Number(each.toFixed(4)))

/** R. G. Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3. */
test.each([
  [part(81, 263), [0.2553, 0.3662]],
  [part(15, 148), [0.0624, 0.1605]],
  [part(0, 20), [0, 0.1611]],
  [part(1, 29), [0.0061, 0.1718]],
  [part(20, 20), [0.8389, 1]],
])('DSK-6 the interval of %o is the published one', (one, interval) => {
  expect(rounded(wilsonInterval(one))).toEqual(interval)
})

/** R. G. Newcombe, Interval estimation for the difference … (1998), table II, method 10. */
test.each([
  [part(56, 70), part(48, 80), [0.0524, 0.3339]],
  [part(9, 10), part(3, 10), [0.1705, 0.809]],
  [part(6, 7), part(2, 7), [0.0582, 0.8062]],
  [part(5, 56), part(0, 29), [-0.0381, 0.1926]],
  [part(0, 10), part(0, 20), [-0.1611, 0.2775]],
  [part(0, 10), part(0, 10), [-0.2775, 0.2775]],
  [part(10, 10), part(0, 20), [0.6791, 1]],
  [part(10, 10), part(0, 10), [0.6075, 1]],
])(
  'DSK-6 the interval of the difference of %o and %o is the published one',
  (one, other, interval) => {
    expect(rounded(newcombeInterval(one, other))).toEqual(interval)
  },
)
