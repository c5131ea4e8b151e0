import './types.ts'

export { isLocale, type Locale, localeList, locales } from '@bouquet/contract'
export {
  type ComponentLabels,
  createI18n,
  type Dictionaries,
  type Translate,
} from './createI18n.ts'
export type { Dictionary } from './dictionary.ts'
export { isolate } from './isolate.ts'
export { type LoadedNamespace, type Namespace, namespaces } from './namespaces.ts'
export { localeCookie, resolveLocale } from './resolveLocale.ts'
