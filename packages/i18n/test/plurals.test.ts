import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeList } from '../src/index.ts'
import { pluralWords } from './pluralWords.data.ts'

type Texts = { readonly [key: string]: string | Texts }

const codes = localeList.map(({ code }) => code)

const folder = join(import.meta.dirname, '../locales')
const parseTexts = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts

const entriesOf = (texts: Texts, path = ''): (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as const] : entriesOf(text, `${path}${key}.`),
  )

const order = ['one', 'few', 'many', 'other']

const formsOf = (locale: string) => {
  const used = new Set<string>(new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
  return order.filter((form) => used.has(form))
}

const wordsOf = (text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, ' ')
    .split(/[^\p{L}\p{M}’']+/u)
    .filter((word) => word !== '')

/** Words of each form that are not in all forms, in texts that depend on a number. */
function changesIn(file: string, forms: readonly string[]) {
  const texts = new Map(entriesOf(parseTexts(file)))
  return [...texts.keys()].flatMap((key) => {
    const base = key.replace(/_other$/, '')
    if (base === key) return []
    const words = forms.map((form) => wordsOf(texts.get(`${base}_${form}`) ?? ''))
    return words.flatMap((own, form) =>
      own
        .filter((word) => !words.every((others) => others.includes(word)))
        .map((word) => ({ base, form, word, words })),
    )
  })
}

test.each(codes)(
  'LOC-5 nouns and what agrees with them have the form of their number in %s',
  (locale) => {
    const forms = formsOf(locale)
    const rows = pluralWords[locale].map((row) => row.split(' '))
    for (const row of rows) expect(row).toHaveLength(forms.length)
    const unlike = globSync(`${locale}/*.json`, { cwd: folder }).flatMap((file) =>
      changesIn(join(folder, file), forms)
        .filter(
          ({ form, word, words }) =>
            !rows.some(
              (row) =>
                row[form] === word &&
                row.every((each, other) => each === '-' || words[other]?.includes(each)),
            ),
        )
        .map(({ base, form, word }) => `${file} ${base}_${forms[form]}: ${word}`),
    )
    expect(unlike).toEqual([])
  },
)

/** What is counted ends here; what follows is said of one, as in “credits a message”. */
const ends = new Set('a al am de in par passar per por pro z za'.split(' '))

/** The words that follow the number, up to three of them. */
function countedWords(text: string): readonly string[] {
  const [, after = ''] = /\{\{count[^}]*\}\}([^{.!?;:,(]*)/.exec(text) ?? []
  const words = wordsOf(after)
  const end = words.findIndex((word) => ends.has(word))
  return words.slice(0, end < 0 ? 3 : Math.min(3, end))
}

test.each(codes)('LOC-5 what a number counts has the form of that number in %s', (locale) => {
  const forms = formsOf(locale)
  const rows = pluralWords[locale].map((row) => row.split(' '))
  const unlike = globSync(`${locale}/*.json`, { cwd: folder }).flatMap((file) =>
    entriesOf(parseTexts(join(folder, file))).flatMap(([key, text]) => {
      const form = forms.findIndex((each) => key.endsWith(`_${each}`))
      if (form < 0) return []
      return countedWords(text)
        .filter((word) => rows.some((row) => row.includes(word)))
        .filter((word) => !rows.some((row) => row[form] === word))
        .map((word) => `${file} ${key}: ${word}`)
    }),
  )
  expect(unlike).toEqual([])
})

test('LOC-5 no word of the table is without a text', () => {
  const unused = codes.flatMap((locale) => {
    const forms = formsOf(locale)
    const changed = globSync(`${locale}/*.json`, { cwd: folder }).flatMap((file) =>
      changesIn(join(folder, file), forms),
    )
    return pluralWords[locale].filter(
      (row) => !changed.some(({ form, word }) => row.split(' ')[form] === word),
    )
  })
  expect(unused).toEqual([])
})
