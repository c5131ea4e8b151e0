/** The server's time, estimated from the `Date` headers of responses. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Updates the clock from the `Date` header of a response. */
  sync(date: string | null): void
}

/** The header has a resolution of one second and arrives late, so small differences are ignored. */
const toleranceMs = 2_000

export function createServerClock(): ServerClock {
  let aheadMs = 0
  return {
    now: () => Date.now() + aheadMs,
    sync(date) {
      const difference = Date.parse(date ?? '') - Date.now()
      if (Math.abs(difference - aheadMs) > toleranceMs) aheadMs = difference
    },
  }
}
