import type { Locale } from '@bouquet/contract'
import { createI18n, type Dictionaries } from '../createI18n.ts'
import { type Namespace, namespaces } from '../namespaces.ts'
import type { Translate } from '../translate.ts'
import { readDictionary } from './readDictionary.ts'

/** Reads namespaces of a locale from disk, all by default. */
export function loadResources(
  locale: Locale,
  names: readonly Namespace[] = namespaces,
): Dictionaries {
  const resources: Dictionaries = {}
  for (const name of names) resources[name] = readDictionary(locale, name)
  return resources
}

const translators = new Map<Locale, Translate>()

/** `t` for all namespaces of a locale, cached. A missing key throws. */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const { t } = createI18n({ locale, resources: loadResources(locale) })
  translators.set(locale, t)
  return t
}
