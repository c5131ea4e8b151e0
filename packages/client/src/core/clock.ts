/** The server's clock as this page knows it, from the dates of the server's answers. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Takes the `Date` header of an answer. */
  sync(date: string | null): void
}

/** Such a date is whole seconds and some way old, so smaller differences mean nothing. */
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
