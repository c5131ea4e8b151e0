import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@bouquet/contract'
import { z } from 'zod'
import { createI18n, type Dictionaries, type Translate } from '../createI18n.ts'
import { type Dictionary, dictionarySchema } from '../dictionary.ts'
import { type Namespace, namespaces } from '../namespaces.ts'
import { localesFolder } from './folder.ts'

/**
 * Reads and parses one namespace file, for example `readDictionary('de', 'chat')`.
 * @throws Error naming the file and each wrong key
 */
export function readDictionary(locale: string, namespace: string): Dictionary {
  const file = join(localesFolder, locale, `${namespace}.json`)
  const parsed = dictionarySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file}\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

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
