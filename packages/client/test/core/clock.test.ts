import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerClock } from '../../src/core/clock.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('TIM-2 a page whose own clock is wrong goes by the server’s', () => {
  const clock = createServerClock()
  clock.sync('Sun, 01 Mar 2026 12:07:00 GMT')
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T12:07:00.000Z')
  vi.setSystemTime(new Date('2026-03-01T12:00:30Z'))
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T12:07:30.000Z')
})

test.each([
  ['the whole seconds of a header', 'Sun, 01 Mar 2026 11:59:59 GMT'],
  ['a response without a date', null],
])('TIM-2 %s moves nothing', (_, date) => {
  const clock = createServerClock()
  clock.sync(date)
  expect(clock.now()).toBe(Date.now())
})
