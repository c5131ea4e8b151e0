import { constants, type Locale } from '@bouquet/contract'
import { resolveLocale } from '@bouquet/i18n'

/** The language of the visitor's cookie, else the one in which the page was written. */
export function chosenLocale(page: Locale): Locale {
  const cookies = new URLSearchParams(document.cookie.replaceAll('; ', '&'))
  return resolveLocale({ cookie: cookies.get(constants.cookies.locale), domainLanguage: page })
}
