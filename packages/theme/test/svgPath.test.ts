import { describe, expect, test } from 'vitest'
import { readPath } from '../src/brand/svgPath.ts'

const boxOf = (path: string) => {
  const reading = readPath(path)
  if (reading.kind !== 'path') return reading.kind
  const { left, top, right, bottom } = reading.box
  return [left, top, right, bottom].map((side) => Math.round(side * 10) / 10)
}

describe('the path of a logo', () => {
  test.each<[string, string, readonly number[]]>([
    ['lines', 'M10 20L30 40', [10, 20, 30, 40]],
    ['relative lines without spaces', 'm10-20l.5.5-1-1', [9.5, -20.5, 10.5, -19.5]],
    ['repeated pairs after a move, which draw lines', 'M0 0 10 0 10 10Z', [0, 0, 10, 10]],
    ['horizontal and vertical lines', 'M5 5h10V0z', [5, 0, 15, 5]],
    ['a cubic curve, not its control points', 'M0 0C0 100 100 100 100 0', [0, 0, 100, 75]],
    ['a smooth curve, which mirrors', 'M0 0C0 0 50 -50 50 0S100 50 100 0', [0, -22.2, 100, 37.5]],
    ['a quadratic curve and its smooth next', 'M0 0Q50 100 100 0T200 0', [0, -50, 200, 50]],
    ['a circle of two arcs', 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50', [0, 0, 100, 100]],
    ['an arc whose flags stand close', 'M0 50a50 50 0 11100 0', [0, 0, 100, 50]],
    ['an arc whose radii are too small', 'M0 0A1 1 0 0 1 100 0', [0, -50, 100, 0]],
    ['exponents', 'M1e1 2E1', [10, 20, 10, 20]],
  ])('DOM-2 is measured by what it draws: %s', (_, path, box) => expect(boxOf(path)).toEqual(box))

  test.each([
    '',
    'L0 0',
    'M',
    'M0',
    'M0 0L',
    'M0 0 1',
    'M0 0X1 1',
    'M0 0"/><script>',
    'M0 0Z5 5',
    'M0,,0 x',
  ])('DOM-2 is refused where it is no path: %j', (path) => expect(boxOf(path)).toBe('malformed'))

  test.each(['M0 0L1e999 0', 'M1e308 0l1e308 0l1e308 0', 'M0 0A1e-320 1 0 0 1 9 9'])(
    'DOM-2 is refused where a coordinate is beyond counting: %s',
    (path) => expect(boxOf(path)).toBe('unbounded'),
  )
})
