import {
  type ComponentLabels,
  createI18n,
  isLocale,
  type Locale,
  localeList,
  locales,
  type Translate,
} from '@bouquet/i18n'
import { untranslatedTexts } from '../../packages/ui/src/stories/untranslatedTexts.ts'
import { createTextTranslator } from './createTextTranslator.ts'
import { loadBookTexts } from './loadBookTexts.ts'
import { mark } from './marks.ts'
import { phrasebook } from './phrasebook.ts'
import { type StoryTranslator, translateStoryTexts } from './translateTexts.ts'

const shown = [
  'common',
  'components',
  'account',
  'people',
  'games',
  'safety',
  'chat',
  'credits',
  'premium',
  'payments',
  'attributes',
  'settings',
  'checkout',
  'entry',
  'errors',
  'niche',
  'landers',
] as const

/** The language of a story. */
export interface Language {
  readonly locale: Locale
  /** For stories that build a text from a key. */
  readonly t: Translate
  /** The components' own phrases. */
  readonly labels: ComponentLabels
  /** Translates all texts of a story from English, except those that were typed into its controls. */
  readonly translateStory: StoryTranslator
}

/** Language names are never translated. */
const untranslated: ReadonlySet<string> = new Set([
  ...untranslatedTexts,
  ...localeList.map(({ name }) => name),
])

const translator = async (locale: Locale) => {
  const i18n = createI18n({ locale, resources: await loadBookTexts(locale, shown) })
  return { t: i18n.t, labels: i18n.getFixedT(locale, 'components') }
}

const marking = <T extends Translate | ComponentLabels>(t: T): T =>
  new Proxy(t, { apply: (called, self, given) => mark(String(Reflect.apply(called, self, given))) })

async function load(locale: Locale, isMarked: boolean): Promise<Language> {
  const { t, labels } = await translator(locale)
  if (locale === 'en') return { locale, t, labels, translateStory: (value) => value }
  const book = phrasebook(await loadBookTexts('en', shown))
  const translate = createTextTranslator({ locale, t, book, untranslated })
  // The prop of components that name months or days.
  const translateTag = (text: string) => (text === locales.en.tag ? locales[locale].tag : text)
  if (!isMarked) {
    const translateStory = translateStoryTexts((text) => translate(text) ?? translateTag(text))
    return { locale, t, labels, translateStory }
  }
  const translateStory = translateStoryTexts((text) => {
    const translated = translate(text)
    return translated === undefined ? translateTag(text) : mark(translated)
  })
  return { locale, t: marking(t), labels: marking(labels), translateStory }
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
