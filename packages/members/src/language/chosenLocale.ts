import { constants, type Locale } from '@bouquet/contract'
import { resolveLocale } from '@bouquet/i18n'

const { locale: name, localeDays } = constants.cookies

/** The visitor's choice on this device, else the language in which the page was written. */
export function chosenLocale(page: Locale): Locale {
  const cookies = new URLSearchParams(document.cookie.replaceAll('; ', '&'))
  return resolveLocale({ cookie: cookies.get(name), domainLanguage: page })
}

/** Keeps the choice for the pages to come, and for the mail that the server writes. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in browsers of 2024.
  document.cookie = `${name}=${locale}; Path=/; Max-Age=${localeDays * 86_400}; SameSite=Lax`
}
