import type { Locale } from '@bouquet/contract'
import { localeList, locales } from '@bouquet/contract'
import type { Dictionary } from '../dictionary.ts'
import { checkText } from './checkText.ts'
import { pluralForm, requiredKeys } from './plurals.ts'
import type { Problem } from './problem.ts'

interface Sources {
  readonly dictionaries: Readonly<Partial<Record<Locale, Dictionary>>> & {
    readonly en: Dictionary
  }
  /** Null for a namespace without notes. */
  readonly notes: Dictionary | null
}

/** Compares one namespace of every locale that has it, and its translators' notes, with the English one. */
export function checkNamespace(namespace: string, { dictionaries, notes }: Sources): Problem[] {
  const english = entries(dictionaries.en)
  const keys = new Set(english.keys())
  return [
    ...(notes ? checkNotes(namespace, keys, new Set(entries(notes).keys())) : []),
    ...localeList.flatMap(({ code }) => {
      const texts = dictionaries[code]
      return texts ? checkLocale({ locale: code, namespace, english, texts: entries(texts) }) : []
    }),
  ]
}

interface Pair {
  readonly locale: Locale
  readonly namespace: string
  readonly english: ReadonlyMap<string, string>
  readonly texts: ReadonlyMap<string, string>
}

function checkLocale({ locale, namespace, english, texts }: Pair): Problem[] {
  const required = requiredKeys(new Set(english.keys()), locales[locale].tag)
  const present = new Set(texts.keys())
  const problem = (key: string, what: string) => ({ locale, namespace, key, what })
  return [
    ...[...required.difference(present)].map((key) => problem(key, 'is missing')),
    ...[...present.difference(required)].map((key) => problem(key, 'is not in English')),
    ...[...required.intersection(present)].flatMap((key) =>
      checkText({ locale, namespace, key, text: texts.get(key) ?? '', english }).map((what) =>
        problem(key, what),
      ),
    ),
  ]
}

function checkNotes(
  namespace: string,
  keys: ReadonlySet<string>,
  notes: ReadonlySet<string>,
): Problem[] {
  const bases = new Set([...keys].map((key) => pluralForm(key, keys)?.base ?? key))
  const problem = (key: string, what: string) => ({ locale: 'notes', namespace, key, what })
  return [
    ...[...bases.difference(notes)].map((key) => problem(key, 'has no note for translators')),
    ...[...notes.difference(bases)].map((key) => problem(key, 'is a note on no key')),
  ]
}

/** Texts by full key: `greeting`, `hair_colour.black`, `days_other`. */
function entries(dictionary: Dictionary): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(dictionary)) {
    if (typeof value === 'string') found.set(key, value)
    else for (const [inner, text] of Object.entries(value)) found.set(`${key}.${inner}`, text)
  }
  return found
}
