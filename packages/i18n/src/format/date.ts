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
export const formatDate = (
  iso: string,
  locale: Locale,
  style: DateStyle = 'medium',
  timeZone = '',
): string => {
  const text = zoned(locale, style, timeZone).format(new Date(iso))
  return locale === 'fr' ? text.replace(firstOfMonth, '1er ') : text
}

/** French writes the first day of a month as an ordinal, which Intl does not support: 1er décembre 2023. */
const firstOfMonth = /\b1 (?=\p{L})/u
