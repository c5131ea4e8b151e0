import type { Locale } from '@bouquet/contract'
import { type PageName, pages } from '@bouquet/generator/page'

/** Path of a public page in a language, on the brand's own host. */
export const pathOf = (locale: Locale, page: PageName): string => `/${locale}${pages[page]}`

/** The same with the host, for search engines and link previews. */
export const addressOf = (domain: string, locale: Locale, page: PageName): string =>
  `https://${domain}${pathOf(locale, page)}`
