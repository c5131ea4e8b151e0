import type { Clock } from '../../src/platform/clock.ts'
import { secondsAfter } from '../../src/platform/clock.ts'

/** A clock that stands until a test moves it. */
export function testClock(start = '2026-03-01T12:00:00Z'): Clock & { pass(seconds: number): void } {
  let now = new Date(start)
  return {
    now: () => now,
    pass: (seconds) => {
      now = secondsAfter(now, seconds)
    },
  }
}
