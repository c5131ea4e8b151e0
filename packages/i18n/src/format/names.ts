import type { Locale } from '@bouquet/contract'
import { memoised } from './memoised.ts'

const regions = memoised((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
const languages = memoised((tag) => new Intl.DisplayNames(tag, { type: 'language' }))
const conjunction = memoised((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const disjunction = memoised((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }))

/** Name of a country by its ISO 3166-1 code: `countryName('DE', 'fr')` is Allemagne. */
export function countryName(code: string, locale: Locale): string {
  return regions(locale).of(code) ?? code
}

/** Name of a language by its code: `languageName('nl', 'de')` is Niederländisch. */
export function languageName(code: string, locale: Locale): string {
  return languages(locale).of(code) ?? code
}

/** “a, b and c”, or with `or` as the joining word. */
export function formatList(
  items: readonly string[],
  locale: Locale,
  joining: 'and' | 'or' = 'and',
): string {
  return (joining === 'and' ? conjunction : disjunction)(locale).format(items)
}
