import type { LegalPageName, Locale } from '@bouquet/contract'
import type { Translate } from '@bouquet/i18n'
import { type LegalPage, legalPage } from '@bouquet/i18n/legal'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { draftTranslator } from './draft.ts'
import { rememberPlainTexts } from './rememberTexts.ts'

/** Whether a missing translation fails the build (`complete`) or falls back to English (`draft`). */
export type TextMode = 'complete' | 'draft'

const translators = new Map<string, Translate>()

/** `t` of a locale, which remembers texts without variables. */
export function translatorFor(locale: Locale, texts: TextMode): Translate {
  const key = `${texts} ${locale}`
  const known = translators.get(key)
  if (known) return known
  const t = rememberPlainTexts(texts === 'draft' ? draftTranslator(locale) : translator(locale))
  translators.set(key, t)
  return t
}

/** The legal pages of a brand in one language. @throws MissingCompanyFact */
export function legalPages(brand: Brand, locale: Locale, texts: TextMode) {
  return (page: LegalPageName): LegalPage => {
    try {
      return legalPage(page, locale, brand)
    } catch (error) {
      if (texts === 'complete' || locale === 'en') throw error
      return legalPage(page, 'en', brand)
    }
  }
}
