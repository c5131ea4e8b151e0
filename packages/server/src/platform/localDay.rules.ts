const minute = 60_000

/** Longer than any day, including those on which clocks go back. */
const longestDayMinutes = 26 * 60

/** Whether the runtime knows this time zone, as in `Europe/Amsterdam`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The calendar date in a time zone, as in `2026-03-01`. */
export function localDay(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now)
}

/** The start of the next day in a time zone, to the minute. */
export function endOfLocalDay(now: Date, timeZone: string): Date {
  const today = localDay(now, timeZone)
  const start = Math.floor(now.getTime() / minute) * minute
  const at = (minutes: number) => new Date(start + minutes * minute)
  let before = 0
  let after = longestDayMinutes
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (localDay(at(middle), timeZone) === today) before = middle
    else after = middle
  }
  return at(after)
}

/** The end of a calendar date, as in `2026-03-01`, in a time zone. */
export function endOfDate(date: string, timeZone: string): Date {
  const hours = [0, 12].map((hour) => new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`))
  const within = hours.find((each) => localDay(each, timeZone) === date)
  if (!within) throw new RangeError(`${date} does not exist in ${timeZone}.`)
  return endOfLocalDay(within, timeZone)
}
