import { constants, type Locale } from '@bouquet/contract'

const { locale: name, localeDays: days } = constants.cookies

/** The cookie of the visitor's language, as a Set-Cookie header or for `document.cookie`. */
export const localeCookie = (locale: Locale): string =>
  `${name}=${locale}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax`
