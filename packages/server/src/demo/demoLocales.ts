import { type Locale, localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { DemoLocale } from './DemoLocale.ts'
import { da } from './locales/da.ts'
import { de } from './locales/de.ts'
import { en } from './locales/en.ts'
import { es } from './locales/es.ts'
import { fi } from './locales/fi.ts'
import { fr } from './locales/fr.ts'
import { it } from './locales/it.ts'
import { nb } from './locales/nb.ts'
import { nl } from './locales/nl.ts'
import { pl } from './locales/pl.ts'
import { sv } from './locales/sv.ts'

export const demoLocales: Readonly<Record<Locale, DemoLocale>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nb,
  nl,
  pl,
  sv,
}

interface DemoCountry {
  /** The language of demo members in this country. */
  readonly language: Locale
  readonly cities: DemoLocale['cities'][string]
}

export const demoCountries: Readonly<Record<string, DemoCountry>> = Object.fromEntries(
  localeCodes.flatMap((language) =>
    Object.entries(demoLocales[language].cities).map(([country, cities]) => [
      country,
      { language, cities },
    ]),
  ),
)

/** Country of a brand's demo: the first one it serves with its language, else the first. */
export function homeCountry({ settings, language }: Brand): string {
  const served = settings.countries.filter((country) => country in demoCountries)
  return (
    served.find((country) => demoCountries[country]?.language === language) ?? served[0] ?? 'NL'
  )
}
