import './types.ts'

export { isLocale, type Locale, localeList, locales } from '@bouquet/contract'
export { createI18n, type Dictionaries } from './createI18n.ts'
export type { Dictionary } from './dictionary.ts'
export { type Namespace, namespaces } from './namespaces.ts'
export { localeCookie } from './request/localeCookie.ts'
export { resolveLocale } from './request/resolveLocale.ts'
export type { Translate } from './translate.ts'
