import { browserStorage, defaultLocale, isLocale, type Locale } from '@bouquet/contract'

interface LocaleSources {
  /** Value of the locale cookie. */
  readonly cookie?: string | null | undefined
  /** Language of the brand, such as `de` or `de-AT`. */
  readonly domainLanguage?: string | null | undefined
  /** What the browser asks for, the best first: language tags, such as `de-AT`. */
  readonly languages?: readonly string[]
}

/** The locale of a visitor: the cookie, else the brand's language, else the browser's, else English. */
export function resolveLocale({ cookie, domainLanguage, languages = [] }: LocaleSources): Locale {
  if (cookie && isLocale(cookie)) return cookie
  const tags = [domainLanguage ?? '', ...languages]
  return tags.map(supported).find((locale) => locale !== undefined) ?? defaultLocale
}

/** Norwegian Nynorsk and the macrolanguage code map to Bokmål. */
const norwegian = ['no', 'nn']

function supported(tag: string): Locale | undefined {
  const [language = ''] = tag.toLowerCase().split('-', 1)
  if (norwegian.includes(language)) return 'nb'
  return isLocale(language) ? language : undefined
}

const { name, lifetime } = browserStorage.language

/**
 * The cookie of the visitor's language, as a Set-Cookie header or for `document.cookie`.
 * @param isSecure whether the page came over TLS
 */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  return `${name}=${locale}; Max-Age=${lifetime.count * 86_400}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
