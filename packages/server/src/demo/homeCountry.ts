import type { Brand } from '@bouquet/theme'
import { demoCountries } from './demoLocales.ts'

/** Where a brand's demo is at home: the first country it serves that speaks its language, else the first. */
export function homeCountry({ settings, language }: Brand): string {
  const served = settings.countries.filter((country) => country in demoCountries)
  return (
    served.find((country) => demoCountries[country]?.language === language) ?? served[0] ?? 'NL'
  )
}
