import type { OwnPage } from '@bouquet/generator/page'
import { locales } from '@bouquet/i18n'
import type { FooterPage } from '@bouquet/i18n/footer'

/** An operator's own pages, as footers link them. */
export const footerPages = (ownPages: readonly OwnPage[]): readonly FooterPage[] =>
  ownPages.map(({ token, title, language }) => ({ token, title, lang: locales[language].tag }))
