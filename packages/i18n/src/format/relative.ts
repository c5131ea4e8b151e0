import type { Locale } from '@bouquet/contract'
import { memoised } from './memoised.ts'

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
