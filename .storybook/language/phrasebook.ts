import type { Dictionaries } from '@bouquet/i18n'

/** A variable in a phrase. i18next formats numbers; other values are inserted as they are. */
interface Variable {
  readonly name: string
  readonly isFigure: boolean
}

/** An English text of the product. */
export interface Phrase {
  /** i18next key without the plural suffix, for example `chat:list.unread`. */
  readonly key: string
  readonly text: string
  /** A count that selects this plural form, for texts that contain no number. */
  readonly count: number | undefined
  readonly variables: readonly Variable[]
  /** Matches a text in which the variables are filled in. */
  readonly pattern: RegExp
  /** The longest text between two variables. A text that does not contain it cannot match. */
  readonly stem: string
}

const placeholder = /\{\{-?\s*(\w+[^}]*?)\s*\}\}/g
const pluralEnding = /_(one|other)$/
const counts: Readonly<Record<string, number>> = { one: 1, other: 5 }

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const textsOf = (dictionaries: Dictionaries): readonly (readonly [string, string])[] =>
  Object.entries(dictionaries).flatMap(([namespace, dictionary]) =>
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${namespace}:${key}`, value] as const]
        : Object.entries(value).map(
            ([inner, text]) => [`${namespace}:${key}.${inner}`, text] as const,
          ),
    ),
  )

const variableOf = (inside: string): Variable => {
  const [name = '', format] = inside.split(/,\s*/)
  return { name, isFigure: name === 'count' || format === 'number' }
}

const phraseOf = (key: string, text: string): Phrase => {
  const runs = text.split(placeholder).filter((_, index) => index % 2 === 0)
  const form = pluralEnding.exec(key)?.[1]
  return {
    key: key.replace(pluralEnding, ''),
    text,
    count: form === undefined ? undefined : counts[form],
    variables: [...text.matchAll(placeholder)].map(([, inside = '']) => variableOf(inside)),
    pattern: new RegExp(`^${runs.map(literally).join('(.+?)')}$`, 'su'),
    stem: runs.reduce((longest, run) => (run.length > longest.length ? run : longest), ''),
  }
}

/** Index of the product's English texts. */
export interface Phrasebook {
  readonly plain: ReadonlyMap<string, Phrase>
  /** Phrases with variables, longest stem first. */
  readonly open: readonly Phrase[]
}

export function phrasebook(english: Dictionaries): Phrasebook {
  const phrases = textsOf(english).map(([key, text]) => phraseOf(key, text))
  return {
    plain: new Map(
      phrases
        .filter(({ variables }) => variables.length === 0)
        .reverse()
        .map((phrase) => [phrase.text, phrase]),
    ),
    open: phrases
      .filter(({ variables, stem }) => variables.length > 0 && /\p{L}{2}/u.test(stem))
      .sort((one, other) => other.stem.length - one.stem.length),
  }
}
