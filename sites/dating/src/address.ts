import type { Locale } from '@bouquet/contract'
import { type PageName, pages } from '@bouquet/generator/page'
import type { Brand } from '@bouquet/theme'
import { landerNames } from '@bouquet/theme/landers'

/** Path of a public page in a language, on the brand's own host. */
export const pathOf = (locale: Locale, page: PageName): string => `/${locale}${pages[page]}`

/** The same with the host, for search engines and link previews. */
export const addressOf = (domain: string, locale: Locale, page: PageName): string =>
  `https://${domain}${pathOf(locale, page)}`

/** Where signing up begins for a visitor without scripts: a lander's form, else the members area. */
export const signupPath = (brand: Brand, locale: Locale): string => {
  const lander = landerNames.find((name) => name in brand.landers)
  return lander === undefined ? '/signup' : `${pathOf(locale, lander)}#join`
}
