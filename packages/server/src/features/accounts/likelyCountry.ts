import type { Locale, Signup } from '@bouquet/contract'
import { locales } from '@bouquet/i18n'
import type { Brand } from '@bouquet/theme'
import type { Ctx } from '../../platform/http/Ctx.ts'

/** Where someone who did not say lives, most likely: where their language is at home, if the brand serves it. */
export function defaultCountry({ settings, company }: Brand, locale: Locale): string {
  const home = locales[locale].tag.slice(-2)
  return (
    settings.countries.find((country) => country === home) ??
    settings.countries[0] ??
    company.country
  )
}

/** Where somebody who joins lives: as they say, or most likely. */
export const signupCountry = (
  { brand, locale }: Pick<Ctx, 'brand' | 'locale'>,
  { country, language }: Pick<Signup, 'country' | 'language'>,
): string => country ?? defaultCountry(brand, language ?? locale)
