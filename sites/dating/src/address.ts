import type { Locale } from '@bouquet/contract'
import { type PageName, pagePath } from '@bouquet/generator/page'
import type { Brand } from '@bouquet/theme'
import { landersOf } from '@bouquet/theme/landers'

/** Path of a public page in a language, on the brand's own host. */
export function pathOf(locale: Locale, page: PageName): string {
  return `/${locale}${pagePath(page)}`
}

/** URL of a public page, or of a lander's variant, for search engines and link previews. */
export function urlOf(domain: string, locale: Locale, page: PageName, slug?: string): string {
  return `https://${domain}/${locale}${pagePath(page, slug)}`
}

/** The signup link for visitors without JavaScript: a lander's form, else the members area. */
export function signupPath(brand: Brand, locale: Locale): string {
  const [lander] = landersOf(brand.landers)
  return lander === undefined ? '/signup' : `${pathOf(locale, lander)}#join`
}
