import { constants, type Locale } from '@bouquet/contract'
import { resolveLocale } from '@bouquet/i18n'

const { locale: name, localeDays } = constants.cookies
const hasCookieStore = 'cookieStore' in globalThis

/** The visitor's choice on this device, else the language in which the page was written. */
export function chosenLocale(page: Locale): Locale {
  const cookies = new URLSearchParams(document.cookie.replaceAll('; ', '&'))
  const kept = hasCookieStore ? null : localStorage.getItem(name)
  return resolveLocale({ cookie: kept ?? cookies.get(name), domainLanguage: page })
}

/**
 * Keeps the choice for the pages to come, and for the mail that the server writes. A browser
 * without a cookie store keeps it in the members area only.
 */
export async function rememberLocale(locale: Locale): Promise<void> {
  if (!hasCookieStore) return localStorage.setItem(name, locale)
  await cookieStore.set({
    name,
    value: locale,
    expires: Date.now() + localeDays * 86_400_000,
    path: '/',
    sameSite: 'lax',
  })
}
