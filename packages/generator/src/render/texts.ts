import type { Locale } from '@bouquet/contract'
import type { Translate } from '@bouquet/i18n'
import { type LegalPage, type LegalPageName, legalPage } from '@bouquet/i18n/legal'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { draftTranslator } from './draft.ts'

/** What a text that a language lacks does: stop the build, or appear in English. */
export type Texts = 'complete' | 'draft'

export const textsOf = (locale: Locale, texts: Texts): Translate =>
  texts === 'draft' ? draftTranslator(locale) : translator(locale)

/** The legal pages of a brand in one language. @throws MissingCompanyFact */
export const legalOf =
  (brand: Brand, locale: Locale, texts: Texts) =>
  (page: LegalPageName): LegalPage => {
    try {
      return legalPage(page, locale, brand)
    } catch (fault) {
      if (texts === 'complete' || locale === 'en') throw fault
      return legalPage(page, 'en', brand)
    }
  }
