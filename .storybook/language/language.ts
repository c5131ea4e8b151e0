import { createI18n, isLocale, type Locale, localeList, type Translate } from '@bouquet/i18n'
import { loadNamespaces } from '@bouquet/i18n/web'
import { untranslatedTexts } from '../../packages/ui/src/stories/untranslatedTexts.ts'
import { createTextTranslator } from './createTextTranslator.ts'
import { mark } from './marks.ts'
import { phrasebook } from './phrasebook.ts'
import { translateTexts } from './translateTexts.ts'

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

/** The language of a story. */
export interface Language {
  readonly locale: Locale
  /** For stories that build a text from a key. */
  readonly t: Translate
  /** Translates all texts of a story from English. */
  readonly words: <Drawn>(drawn: Drawn) => Drawn
}

/** Language names are never translated. */
const own: ReadonlySet<string> = new Set([
  ...untranslatedTexts,
  ...localeList.map(({ name }) => name),
])

const translator = async (locale: Locale): Promise<Translate> =>
  createI18n({ locale, resources: await loadNamespaces(locale, shown) }).t

const marking = (t: Translate): Translate =>
  new Proxy(t, { apply: (called, self, given) => mark(String(Reflect.apply(called, self, given))) })

async function load(locale: Locale, isMarked: boolean): Promise<Language> {
  const t = await translator(locale)
  if (locale === 'en') return { locale, t, words: (drawn) => drawn }
  const book = phrasebook(await loadNamespaces('en', shown))
  const say = createTextTranslator({ locale, t, book, own })
  if (!isMarked) return { locale, t, words: translateTexts((text) => say(text) ?? text) }
  const words = translateTexts((text) => {
    const said = say(text)
    return said === undefined ? text : mark(said)
  })
  return { locale, t: marking(t), words }
}

const loaded = new Map<string, Promise<Language>>()

/** @param isMarked tests only: wraps translated texts in invisible marks */
export function languageOf(locale: unknown, isMarked = false): Promise<Language> {
  const code = typeof locale === 'string' && isLocale(locale) ? locale : 'en'
  const name = `${code} ${isMarked}`
  const language = loaded.get(name) ?? load(code, isMarked)
  loaded.set(name, language)
  return language
}
