import type { Locale, Translate } from '@bouquet/i18n'
import { figureIn } from './figures.ts'
import type { Phrase, Phrasebook } from './phrasebook.ts'

type Values = Readonly<Record<string, string | number>>

/** Keys are found at run time by the English text, so they cannot be type-checked. */
const textOf = (t: Translate, key: string, values: Values): string =>
  String(Reflect.apply(t, undefined, [key, values]))

interface TranslatorOptions {
  readonly locale: Locale
  readonly t: Translate
  readonly book: Phrasebook
  /** Names and user content, which are never translated. */
  readonly untranslated: ReadonlySet<string>
}

/** Translates an English text. Undefined if the text is neither a phrase of the product nor user content. */
export type TranslateText = (text: string) => string | undefined

const countIn = (captured: string | undefined) => Number(captured?.replaceAll(',', ''))

export function createTextTranslator({
  locale,
  t,
  book,
  untranslated,
}: TranslatorOptions): TranslateText {
  const known = new Map<string, string | undefined>()

  const filledIn = ({ key, count, variables, pattern, stem }: Phrase, text: string) => {
    const captured = text.includes(stem) ? pattern.exec(text)?.slice(1) : undefined
    if (captured === undefined) return undefined
    const values: Record<string, string | number> = count === undefined ? {} : { count }
    for (const [index, { name, isFigure }] of variables.entries()) {
      const value = translateVerbatim(captured[index] ?? '')
      if (value === undefined) return undefined
      const counted = countIn(captured[index])
      values[name] = isFigure ? counted : value
      if (count !== undefined && !Number.isNaN(counted)) values['count'] = counted
    }
    return textOf(t, key, values)
  }

  const translateVerbatim: TranslateText = (text) => {
    const figure = figureIn(text, locale)
    if (figure !== undefined || untranslated.has(text) || !/\p{L}/u.test(text))
      return figure ?? text
    const plain = book.plain.get(text)
    if (plain !== undefined) {
      return textOf(t, plain.key, plain.count === undefined ? {} : { count: plain.count })
    }
    return undefined
  }

  const find: TranslateText = (text) => {
    const verbatim = translateVerbatim(text)
    if (verbatim !== undefined) return verbatim
    const core = text.trim()
    if (core !== text) {
      const inner = find(core)
      return inner && text.replace(core, () => inner)
    }
    for (const phrase of book.open) {
      const filled = filledIn(phrase, text)
      if (filled !== undefined) return filled
    }
    return undefined
  }

  const translate: TranslateText = (text) => {
    if (!known.has(text)) known.set(text, find(text))
    return known.get(text)
  }
  return translate
}
