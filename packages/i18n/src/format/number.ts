import type { Locale, Money } from '@bouquet/contract'
import { memoised } from './memoised.ts'

const plain = memoised((tag) => new Intl.NumberFormat(tag))
const percent = memoised(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
)
const priced = memoised((tag, currency: string) => {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 }
})

export function formatNumber(value: number, locale: Locale): string {
  return plain(locale).format(value)
}

/** Formats a fraction: 0.25 is 25%. */
export function formatPercent(share: number, locale: Locale): string {
  return percent(locale).format(share)
}

/** Formats an amount in minor units: 1999 EUR is 19.99 euro. */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const { format, digits } = priced(locale, currency)
  return format.format(amount / 10 ** digits)
}

type TimeUnit = 'day' | 'hour' | 'minute' | 'second'

const lasting = memoised(
  (tag, unit: TimeUnit) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }),
)

/** Formats a length of time in words: 30 days, 1 hour. */
export function formatDuration(count: number, unit: TimeUnit, locale: Locale): string {
  return lasting(locale, unit).format(count)
}

/** Formats how long somebody has to wait, in words: seconds, or from two minutes on minutes, rounded up. */
export function formatWait(seconds: number, locale: Locale): string {
  return seconds < 120
    ? formatDuration(seconds, 'second', locale)
    : formatDuration(Math.ceil(seconds / 60), 'minute', locale)
}

const sized = memoised(
  (tag, unit: 'kilobyte' | 'megabyte' | 'gigabyte') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumSignificantDigits: 3 }),
)

/** Formats a size in kilobytes, and in megabytes or gigabytes from one of them on. */
export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000)
    return sized(locale, 'kilobyte').format(Math.max(1, Math.round(bytes / 1_000)))
  return bytes < 1_000_000_000
    ? sized(locale, 'megabyte').format(bytes / 1_000_000)
    : sized(locale, 'gigabyte').format(bytes / 1_000_000_000)
}

const cache = new Map<string, Intl.NumberFormat>()

/** Formats a file size for texts such as `{{max_bytes, megabytes}}`. */
export function formatMegabytes(bytes: number, tag: string | undefined): string {
  const name = tag ?? 'en'
  const format =
    cache.get(name) ??
    new Intl.NumberFormat(name, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
  cache.set(name, format)
  return format.format(bytes / 1_000_000)
}
