import { createI18n, isLocale, type Locale, localeList, type Translate } from '@bouquet/i18n'
import { loadNamespaces } from '@bouquet/i18n/web'
import { ownWords } from '../../packages/ui/src/stories/ownWords.ts'
import { inWords } from './inWords.ts'
import { mark } from './marks.ts'
import { phrasebook } from './phrasebook.ts'
import { sayIn } from './sayIn.ts'

const shown = [
  'common',
  'account',
  'people',
  'chat',
  'credits',
  'attributes',
  'settings',
  'checkout',
  'errors',
  'niche',
] as const

/** How a story speaks. */
export interface Language {
  readonly locale: Locale
  /** The product's own words, for stories that build a text from a key. */
  readonly t: Translate
  /** Puts every text of what a story draws from English into this language. */
  readonly words: <Drawn>(drawn: Drawn) => Drawn
}

/** Languages are called by their own names everywhere. */
const own: ReadonlySet<string> = new Set([...ownWords, ...localeList.map(({ name }) => name)])

const translator = async (locale: Locale): Promise<Translate> =>
  createI18n({ locale, resources: await loadNamespaces(locale, shown) }).t

const marking = (t: Translate): Translate =>
  new Proxy(t, { apply: (called, self, given) => mark(String(Reflect.apply(called, self, given))) })

async function load(locale: Locale, isMarked: boolean): Promise<Language> {
  const t = await translator(locale)
  if (locale === 'en') return { locale, t, words: (drawn) => drawn }
  const book = phrasebook(await loadNamespaces('en', shown))
  const say = sayIn({ locale, t, book, own })
  if (!isMarked) return { locale, t, words: inWords((text) => say(text) ?? text) }
  const words = inWords((text) => {
    const said = say(text)
    return said === undefined ? text : mark(said)
  })
  return { locale, t: marking(t), words }
}

const loaded = new Map<string, Promise<Language>>()

/**
 * @param isMarked tests only: what is the product's or somebody's own stands between marks that nobody sees
 */
export function languageOf(locale: unknown, isMarked = false): Promise<Language> {
  const code = typeof locale === 'string' && isLocale(locale) ? locale : 'en'
  const name = `${code} ${isMarked}`
  const language = loaded.get(name) ?? load(code, isMarked)
  loaded.set(name, language)
  return language
}
