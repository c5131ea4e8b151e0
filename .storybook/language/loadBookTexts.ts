/// <reference types="vite/types/importMeta.d.ts" />
import type { Dictionaries, Locale, Namespace } from '@bouquet/i18n'

const files = import.meta.glob<Dictionaries[Namespace]>(
  ['../../packages/i18n/locales/*/*.json', '!../../packages/i18n/locales/notes/*'],
  { import: 'default' },
)

/** Loads namespaces in one language, also those that only built pages show. */
export async function loadBookTexts(
  locale: Locale,
  names: readonly Namespace[],
): Promise<Dictionaries> {
  const loaded = names.map(async (name) => {
    const file = `../../packages/i18n/locales/${locale}/${name}.json`
    const load = files[file]
    if (!load) throw new Error(`There is no ${file}.`)
    return [name, await load()] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}
