import { fallbackLocale, type Locale, localeList } from '@bouquet/contract'
import { createInstance, type i18n, type Resource, type TFunction } from 'i18next'
import type { Dictionary } from './dictionary.ts'
import { formatDuration, formatMegabytes, formatWait } from './format/number.ts'
import { isolate } from './isolate.ts'
import { type Namespace, namespaces } from './namespaces.ts'

export type Dictionaries = Partial<Record<Namespace, Dictionary>>

interface Options {
  readonly locale: Locale
  /** The initial dictionaries; more can be added with `addResourceBundle`. */
  readonly resources: Dictionaries
  /** Variables available in every text, such as the brand's name. */
  readonly variables?: Readonly<Record<string, string>>
  /**
   * What happens when a key is missing. Releases have no missing keys, so use `show-key` only for released
   * pages.
   */
  readonly missing?: 'throw' | 'show-key'
}

/** Creates an i18next instance synchronously. */
export function createI18n({ locale, resources, variables, missing = 'throw' }: Options): i18n {
  const instance = createInstance()
  const bundle: Resource = { [locale]: resources }
  instance.use(oneFullStop)
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
    postProcess: [oneFullStop.name],
    interpolation: { escape: isolate, defaultVariables: { ...variables } },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key: string, given?: string) => given ?? absent(key, locale, missing),
  })
  instance.services.formatter?.add('megabytes', (bytes: number, tag) => formatMegabytes(bytes, tag))
  const inWords = (format: (count: number) => string) => (count: unknown) =>
    typeof count === 'number' ? format(count) : String(count)
  instance.services.formatter?.add(
    'seconds',
    inWords((count) => formatWait(count, locale)),
  )
  instance.services.formatter?.add(
    'minutes',
    inWords((count) => formatDuration(count, 'minute', locale)),
  )
  return instance
}

/** Avoids two full stops where a sentence ends with a name such as “George C.”. */
const oneFullStop = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text: string) => text.replace(/(?<!\.)\.\.(?!\.)/g, '.'),
} as const

function absent(key: string, locale: Locale, missing: 'throw' | 'show-key'): string {
  if (missing === 'show-key') return key
  throw new Error(`The text “${key}” does not exist in the locale “${locale}”.`)
}

/** The text of a key: `t('chat:send')`, or `t('loading')` for the namespace `common`. */
export type Translate = i18n['t']

/** The phrases of the component library: `t('photo.next')` of the namespace `components`. */
export type ComponentLabels = TFunction<'components'>
