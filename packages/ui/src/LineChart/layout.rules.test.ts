import { expect, test } from 'vitest'
import { layOut } from './layout.rules.ts'

const days = Array.from({ length: 90 }, (_, day) => `day-${day}`)

const layOutDays = (values: readonly (number | null)[], em = 16, width = 600) =>
  layOut({
    ids: days.slice(0, values.length),
    values,
    width,
    height: 15 * em,
    em,
    formatTick: (value) => value.toLocaleString('en'),
  })

const labelsOf = ({ labelAt }: ReturnType<typeof layOut>) =>
  days.map(labelAt).filter((at) => at !== null)

test('DSK-6 the axis of a chart begins at 0 and ends above the largest value', () => {
  const { ticks, y, bottom, top } = layOutDays([3, null, 1_240])
  expect(ticks.at(0)).toMatchObject({ value: 0, y: bottom, text: '0' })
  expect(y(1_240)).toBeGreaterThanOrEqual(top)
  expect(y(1_240)).toBeLessThan(y(3))
})

test('DSK-6 a difference of one does not fill a chart of small values', () => {
  const { y, bottom, top } = layOutDays([1, 2])
  expect(y(1) - y(2)).toBeLessThan((bottom - top) / 5)
})

test.each([16, 32])(
  'DSK-6 with text of %i px no date touches the next or leaves the chart',
  (em) => {
    const width = 360
    const labels = labelsOf(layOutDays(days.map(Number.isNaN).map(Number), em, width))
    const room = 4.5 * em
    expect(labels.length).toBeGreaterThan(0)
    for (const [index, at] of labels.entries()) {
      expect(at + room / 2).toBeLessThanOrEqual(width)
      if (index > 0) expect(at - (labels[index - 1] ?? 0)).toBeGreaterThanOrEqual(room * 0.99)
    }
  },
)

test('DSK-6 the figures of the axis have room, however large they are', () => {
  const small = layOutDays([10])
  const large = layOutDays([12_345_678])
  expect(large.start).toBeGreaterThan(small.start)
  expect(layOutDays([10], 32).start).toBe(small.start * 2)
})

test('DSK-6 a chart narrower than its figures is still drawn from left to right', () => {
  const { start, end, x } = layOutDays([1, 12_345_678], 32, 80)
  expect(end).toBeGreaterThan(start)
  expect(x('day-1')).toBeGreaterThan(x('day-0'))
})
