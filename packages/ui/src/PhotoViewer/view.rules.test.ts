import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampView, largest, swipeOf, wholePicture, zoomedAt } from './view.rules.ts'

const frame = { width: 400, height: 600 }
const pixels = fc.integer({ min: -2000, max: 2000 })
const scales = fc.double({ min: 0.1, max: 9, noNaN: true })

test('PRO-2 an enlarged picture always covers its frame', () => {
  fc.assert(
    fc.property(scales, pixels, pixels, (scale, x, y) => {
      const view = clampView({ scale, x, y }, frame)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(largest)
      expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2)
      expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2)
    }),
  )
})

test('PRO-2 the point under the finger stays under it while the picture grows', () => {
  const at = { x: 50, y: -80 }
  const view = zoomedAt(wholePicture, 2, at, frame)
  expect(view.x + 2 * at.x).toBeCloseTo(at.x)
  expect(view.y + 2 * at.y).toBeCloseTo(at.y)
})

test('PRO-2 the whole picture cannot be moved', () => {
  expect(clampView({ scale: 1, x: 90, y: -4 }, frame)).toEqual({ scale: 1, x: 0, y: -0 })
})

test.each([
  ['far to the left', { x: -120, y: 10 }, 900, 'left'],
  ['fast to the right', { x: 40, y: 0 }, 50, 'right'],
  ['short and slow', { x: 30, y: 5 }, 400, null],
  ['far down', { x: 20, y: 200 }, 700, 'down'],
  ['far up', { x: 0, y: -300 }, 300, null],
] as const)('PRO-2 a finger that went %s', (_title, moved, milliseconds, meant) => {
  expect(swipeOf(moved, milliseconds, frame)).toBe(meant)
})
