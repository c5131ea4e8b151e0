/// <reference types="vite/types/importMeta.d.ts" />
import type { Locale } from '@bouquet/contract'
import type { Dictionaries } from '../createI18n.ts'
import type { Dictionary } from '../dictionary.ts'
import type { LoadedNamespace } from '../namespaces.ts'

const files = import.meta.glob<Dictionary>(
  [
    '../../locales/*/*.json',
    '!../../locales/notes/*',
    // The same namespaces as in the type `UnloadedNamespace`; a glob accepts only literals.
    '!../../locales/*/{checkout,landers,mail,moderation,niche,personas,storage}.json',
  ],
  { import: 'default' },
)

/** Loads one namespace in one language, as a separate chunk. */
export async function loadNamespace(locale: Locale, name: LoadedNamespace): Promise<Dictionary> {
  const load = files[`../../locales/${locale}/${name}.json`]
  if (!load) throw new Error(`There is no namespace “${name}” in the locale “${locale}”.`)
  return load()
}

/** Loads several namespaces in one language, for `createI18n` or `addResourceBundle`. */
export async function loadNamespaces(
  locale: Locale,
  names: readonly LoadedNamespace[],
): Promise<Dictionaries> {
  const loaded = await Promise.all(names.map((name) => loadNamespace(locale, name)))
  const resources: Dictionaries = {}
  names.forEach((name, at) => {
    resources[name] = loaded[at] ?? {}
  })
  return resources
}
