import { createI18n, isLocale, type Translate } from '@bouquet/i18n'
import { loadNamespaces } from '@bouquet/i18n/web'

const shown = [
  'common',
  'account',
  'people',
  'chat',
  'credits',
  'attributes',
  'errors',
  'niche',
] as const

const loaded = new Map<string, Promise<Translate>>()

async function load(locale: string): Promise<Translate> {
  const code = isLocale(locale) ? locale : 'en'
  const i18n = createI18n({ locale: code, resources: await loadNamespaces(code, shown) })
  return i18n.t
}

/** The product's own words in one language, for stories; components get them as props. */
export function storyText(locale: string): Promise<Translate> {
  const text = loaded.get(locale) ?? load(locale)
  loaded.set(locale, text)
  return text
}
