import type { Locale } from '@bouquet/contract'
import { isLocale } from '@bouquet/i18n'

/** The language chosen in the toolbar. */
export const chosenLocale = (globals: Readonly<Record<string, unknown>>): Locale => {
  const locale = String(globals['locale'])
  if (!isLocale(locale)) throw new RangeError(`No language has the code ${locale}.`)
  return locale
}
