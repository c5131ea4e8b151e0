import type { Locale, Translate } from '@bouquet/i18n'
import { figureIn } from './figures.ts'
import type { Phrase, Phrasebook } from './phrasebook.ts'

type Values = Readonly<Record<string, string | number>>

/** Texts of a story are found by their English, so that their keys are not known to the types. */
const textOf = (t: Translate, key: string, values: Values): string =>
  String(Reflect.apply(t, undefined, [key, values]))

interface Speaker {
  readonly locale: Locale
  readonly t: Translate
  readonly book: Phrasebook
  /** Names and people's own words, which no language changes. */
  readonly own: ReadonlySet<string>
}

/** Gives an English text in a language; nothing when it is neither the product's nor anybody's own. */
export type Say = (text: string) => string | undefined

const countIn = (captured: string | undefined) => Number(captured?.replaceAll(',', ''))

export function sayIn({ locale, t, book, own }: Speaker): Say {
  const known = new Map<string, string | undefined>()

  const filledIn = ({ key, count, variables, pattern, stem }: Phrase, text: string) => {
    const captured = text.includes(stem) ? pattern.exec(text)?.slice(1) : undefined
    if (captured === undefined) return undefined
    const values: Record<string, string | number> = count === undefined ? {} : { count }
    for (const [index, { name, isFigure }] of variables.entries()) {
      const value = sayAsItStands(captured[index] ?? '')
      if (value === undefined) return undefined
      const counted = countIn(captured[index])
      values[name] = isFigure ? counted : value
      if (count !== undefined && !Number.isNaN(counted)) values['count'] = counted
    }
    return textOf(t, key, values)
  }

  const sayAsItStands: Say = (text) => {
    const figure = figureIn(text, locale)
    if (figure !== undefined || own.has(text) || !/\p{L}/u.test(text)) return figure ?? text
    const plain = book.plain.get(text)
    if (plain !== undefined) {
      return textOf(t, plain.key, plain.count === undefined ? {} : { count: plain.count })
    }
    return undefined
  }

  const find: Say = (text) => {
    const said = sayAsItStands(text)
    if (said !== undefined) return said
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

  const say: Say = (text) => {
    if (!known.has(text)) known.set(text, find(text))
    return known.get(text)
  }
  return say
}
