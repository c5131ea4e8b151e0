import { defaultLocale, isLocale, type Locale } from '@bouquet/contract'
import { acceptedLanguages } from './acceptedLanguages.ts'

interface LocaleSources {
  /** Value of the locale cookie. */
  readonly cookie?: string | null | undefined
  /** Language of the brand, such as `de` or `de-AT`. */
  readonly domainLanguage?: string | null | undefined
  /** The Accept-Language header, or `navigator.languages`. */
  readonly acceptLanguage?: string | readonly string[] | null | undefined
}

/** The locale of a visitor: the cookie, else the brand's language, else the browser's, else English. */
export function resolveLocale({ cookie, domainLanguage, acceptLanguage }: LocaleSources): Locale {
  if (cookie && isLocale(cookie)) return cookie
  const tags = [domainLanguage ?? '', ...acceptedLanguages(acceptLanguage ?? [])]
  return tags.map(supported).find((locale) => locale !== undefined) ?? defaultLocale
}

/** Norwegian Nynorsk and the macrolanguage code map to Bokmål. */
const norwegian = ['no', 'nn']

function supported(tag: string): Locale | undefined {
  const language = tag.slice(0, 2).toLowerCase()
  if (norwegian.includes(language)) return 'nb'
  return isLocale(language) ? language : undefined
}
