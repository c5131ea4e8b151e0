import type { Locale } from '@bouquet/i18n'
import {
  countryName,
  type DateStyle,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
} from '@bouquet/i18n/format'

type Currency = Parameters<typeof formatMoney>[0]['currency']

const currencies: Readonly<Record<string, Currency>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
const styles = ['full', 'long', 'medium', 'moment'] as const satisfies readonly DateStyle[]

const money = /^(?<sign>[€£$])\s?(?<whole>[\d,]+)\.(?<cents>\d\d)$/u
const percent = /^(?<share>\d+)\s?%$/
const figure = /^\d{1,3}(,\d{3})*$/
const ago = /^(?<count>\d+) (?<unit>second|minute|hour|day|week|month|year)s? ago$/

const units: Readonly<Record<string, Intl.RelativeTimeFormatUnit>> = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const relative = (locale: Locale, count: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit)

/** One date for each day of the week. */
const week = Array.from({ length: 7 }, (_, day) =>
  new Date(Date.UTC(2026, 10, 2 + day)).toISOString(),
)

const translateDay = (text: string, locale: Locale): string | undefined => {
  const near = [0, 1].find((days) => capital(relative('en', days, 'day')) === text)
  if (near !== undefined) return capital(relative(locale, near, 'day'))
  const named = week.find((iso) => formatDate(iso, 'en', 'weekday', 'UTC') === text)
  return named && capital(formatDate(named, locale, 'weekday', 'UTC'))
}

const translateDate = (text: string, locale: Locale): string | undefined => {
  const time = Date.parse(`${text.replace(' at ', ', ')} UTC`)
  if (Number.isNaN(time)) return undefined
  const iso = new Date(time).toISOString()
  const style = styles.find((each) => formatDate(iso, 'en', each, 'UTC') === text)
  return style && formatDate(iso, locale, style, 'UTC')
}

const names = new Intl.DisplayNames('en', { type: 'region' })
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** Country codes by English name. */
const countries: ReadonlyMap<string, string> = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [names.of(code) ?? code, code]),
)

/** Translates a text that is only an amount, number, percentage, weekday, date or country. */
export function figureIn(text: string, locale: Locale): string | undefined {
  const { sign, whole, cents } = money.exec(text)?.groups ?? {}
  const currency = currencies[sign ?? '']
  if (currency !== undefined && whole !== undefined) {
    const amount = Number(`${whole.replaceAll(',', '')}${cents}`)
    return formatMoney({ amount, currency }, locale)
  }
  if (figure.test(text)) return formatNumber(Number(text.replaceAll(',', '')), locale)
  const share = percent.exec(text)?.groups?.['share']
  if (share !== undefined) return formatPercent(Number(share) / 100, locale)
  const { count, unit } = ago.exec(text)?.groups ?? {}
  const since = units[unit ?? '']
  if (since !== undefined) return relative(locale, Number(count), since)
  const country = countries.get(text)
  if (country !== undefined) return countryName(country, locale)
  return translateDay(text, locale) ?? translateDate(text, locale)
}
