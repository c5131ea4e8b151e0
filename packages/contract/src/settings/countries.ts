import type { Locale } from '../core/locale.ts'

/** Countries of each language. */
const countriesByLanguage: Readonly<Record<Locale, readonly string[]>> = {
  da: ['DK'],
  de: ['DE', 'AT', 'CH'],
  en: ['GB', 'IE'],
  es: ['ES'],
  fi: ['FI'],
  fr: ['FR', 'BE'],
  it: ['IT'],
  nb: ['NO'],
  nl: ['NL'],
  pl: ['PL'],
  sv: ['SE'],
}

/** Where people may sign up unless a brand says otherwise: Europe, then the United States. */
export const defaultCountries = [...Object.values(countriesByLanguage).flat(), 'US']
