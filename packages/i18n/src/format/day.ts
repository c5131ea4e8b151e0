import type { Locale } from '@bouquet/contract'
import { formatDate } from './date.ts'
import { memoised } from './memoised.ts'
import { relative } from './relative.ts'

// The Swedish locale formats dates as ISO 8601.
const isoDay = memoised(
  (_tag, timeZone: string) => new Intl.DateTimeFormat('sv-SE', timeZone ? { timeZone } : {}),
)

/** Number of the calendar day of a timestamp in a time zone. */
const dayNumber = (moment: Date, timeZone: string) =>
  Date.parse(`${isoDay('sv', timeZone).format(moment)}T00:00:00Z`) / 86_400_000

/** A heading for the messages of a day: Today, Yesterday, the weekday within a week, else the date. */
export function formatDay(
  iso: string,
  now: Date | string | number,
  locale: Locale,
  timeZone = '',
): string {
  const ago = dayNumber(new Date(now), timeZone) - dayNumber(new Date(iso), timeZone)
  if (ago === 0 || ago === 1) return capital(relative(locale).format(-ago, 'day'), locale)
  if (ago > 1 && ago < 7) return capital(formatDate(iso, locale, 'weekday', timeZone), locale)
  return formatDate(iso, locale, 'long', timeZone)
}

const capital = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
