import { fallbackLocale, type Locale } from '@bouquet/contract'
import { createInstance, type i18n, type Resource } from 'i18next'
import type { Dictionary } from './dictionary.ts'
import { formatMegabytes } from './format/size.ts'
import { localeList } from './locales.ts'
import { type Namespace, namespaces } from './namespaces.ts'

export type Dictionaries = Partial<Record<Namespace, Dictionary>>

interface Options {
  readonly locale: Locale
  /** What is known at the start; more can be added later with `addResourceBundle`. */
  readonly resources: Dictionaries
  /** Values that every text may use without being handed them, such as the brand's name. */
  readonly variables?: Readonly<Record<string, string>>
  /** What a missing key does. A release has none, so only a released page should choose `show-key`. */
  readonly missing?: 'throw' | 'show-key'
}

/** A ready i18next instance; nothing about it is asynchronous. */
export function createI18n({ locale, resources, variables, missing = 'throw' }: Options): i18n {
  const instance = createInstance()
  const bundle: Resource = { [locale]: resources }
  void instance.init({
    lng: locale,
    fallbackLng: fallbackLocale,
    supportedLngs: localeList.map(({ code }) => code),
    load: 'currentOnly',
    ns: [...namespaces],
    defaultNS: 'common',
    resources: bundle,
    partialBundledLanguages: true,
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false, defaultVariables: { ...variables } },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key: string, given?: string) => given ?? absent(key, locale, missing),
  })
  instance.services.formatter?.add('megabytes', (bytes: number, tag) => formatMegabytes(bytes, tag))
  return instance
}

function absent(key: string, locale: Locale, missing: 'throw' | 'show-key'): string {
  if (missing === 'show-key') return key
  throw new Error(`The text “${key}” does not exist in the locale “${locale}”.`)
}
