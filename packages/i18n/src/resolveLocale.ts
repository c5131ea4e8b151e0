import { constants, defaultLocale, isLocale, type Locale } from '@bouquet/contract'

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

const { locale: name, localeDays: days } = constants.cookies

/** The cookie of the visitor's language, as a Set-Cookie header or for `document.cookie`. */
export const localeCookie = (locale: Locale): string =>
  `${name}=${locale}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax`

/** Language tags by preference, from an Accept-Language header or `navigator.languages`. */
function acceptedLanguages(header: string | readonly string[]): readonly string[] {
  if (typeof header !== 'string') return header
  return header
    .split(',')
    .map(parseTag)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

function parseTag(part: string) {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: tag === '' || Number.isNaN(weight) ? 0 : weight }
}
