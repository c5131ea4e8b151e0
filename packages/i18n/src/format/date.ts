import type { Locale } from '@bouquet/contract'
import { memoised } from './memoised.ts'

const styles = {
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  weekday: { weekday: 'long' },
  /** A time that matters legally names its zone: 2 March 2026 at 10:30 CET. */
  legal: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof styles

const zoned = memoised(
  (tag, style: DateStyle, timeZone: string) =>
    new Intl.DateTimeFormat(tag, { ...styles[style], ...(timeZone && { timeZone }) }),
)

/**
 * Formats a date or time.
 * @param iso ISO 8601
 * @param timeZone IANA name; the machine's own unless given
 */
export function formatDate(
  iso: string,
  locale: Locale,
  style: DateStyle = 'medium',
  timeZone = '',
): string {
  const text = zoned(locale, style, timeZone).format(new Date(iso))
  return locale === 'fr' ? text.replace(firstOfMonth, '1er ') : text
}

/** French writes the first day of a month as an ordinal, which Intl does not support: 1er décembre 2023. */
const firstOfMonth = /\b1 (?=\p{L})/u

export const relative = memoised((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

/** Seconds in each unit, the longest first. */
const units = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const satisfies [Intl.RelativeTimeFormatUnit, number][]

/** “3 hours ago” or “in 2 days”; “now” under a minute. */
export function formatRelative(iso: string, now: Date | string | number, locale: Locale): string {
  const seconds = (Date.parse(iso) - new Date(now).getTime()) / 1_000
  const size = Math.abs(seconds)
  if (size < 60) return relative(locale).format(0, 'second')
  const [unit, length] = units.find(([, length]) => size >= length) ?? ['second', 1]
  return relative(locale).format(Math.trunc(seconds / length), unit)
}

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
