import { readFile } from 'node:fs/promises'
import type { Brand } from '@bouquet/theme'
import { heroHeading, readDocument } from '@bouquet/theme/check'
import { brandPath, createDiagnostic, type Diagnostic } from '@bouquet/theme/load'
import { type HeroText, heroTexts } from './heroTexts.ts'
import { type FontWidths, measureWith } from './measureWords.ts'

interface Word extends HeroText {
  readonly word: string
}

/** Splits a text where a line may break: at spaces, except unbreakable ones, and after hyphens and dashes. */
const wordsOf = (hero: HeroText): readonly Word[] =>
  hero.text
    .split(/ +|(?<=[-\u2010\u2013\u2014])/)
    .filter((word) => word !== '')
    .map((word) => ({ ...hero, word }))

/** Width of a word and of the line that it has, in CSS pixels. */
interface Fit {
  readonly width: number
  readonly room: number
}

const fitAt = (
  { type, density }: Brand,
  { of, digit }: FontWidths,
  { page, word }: Word,
  ratio = type.ratio,
): Fit => {
  const { size, room, digits } = heroHeading({ type: { ...type, ratio }, density }, page)
  return {
    width: of(word) * size,
    room: digits === null ? room : Math.min(room, digits * digit * size),
  }
}

/** What a browser rounds, in CSS pixels. */
const rounding = 0.5

const fits = ({ width, room }: Fit) => width <= room + rounding

const leastRatio = 1.1

/** From the brand's ratio down to the least, in steps of a hundredth. */
const ratiosFrom = (ratio: number): readonly number[] => {
  const hundredths = Math.floor(ratio * 100 + 1e-6)
  return Array.from(
    { length: Math.max(1, hundredths - Math.round(leastRatio * 100) + 1) },
    (_, step) => (hundredths - step) / 100,
  )
}

/** Limits the number of diagnostics of one file. */
const most = 20

/**
 * Finds words in the first headings of a brand's pages that are wider than a line on a phone of 320 CSS pixels. Where
 * a smaller ratio helps, it reports the word that needs the smallest one; otherwise the first word of each text.
 * @param themes absolute path of the themes folder
 */
export async function findBrokenWords(
  themes: string,
  brand: Brand,
): Promise<readonly Diagnostic[]> {
  const words = heroTexts(brand).flatMap(wordsOf)
  const letters = new Set(words.flatMap(({ word }) => [...word]))
  const widths = await measureWith(brand.type.display, letters)
  if (widths === null) return []
  const ratios = ratiosFrom(brand.type.ratio)
  const broken = words
    .filter((word) => !fits(fitAt(brand, widths, word)))
    .map((word) => ({
      word,
      ratio: ratios.find((ratio) => fits(fitAt(brand, widths, word, ratio))),
    }))
  if (broken.length === 0) return []
  const { path, name } = brandPath(themes, brand.id)
  const { lineAt } = readDocument(await readFile(path, 'utf8'), name)
  const placeOf = (field: readonly string[]) => ({
    file: name,
    line: lineAt(field),
    field: field.join('.'),
  })
  const [worst] = broken
    .flatMap(({ word, ratio }) => (ratio === undefined ? [] : [{ word, ratio }]))
    .sort((one, other) => one.ratio - other.ratio)
  const byRatio =
    worst === undefined
      ? []
      : [
          createDiagnostic(
            'BRAND-35',
            placeOf(ratioField),
            factsOf(worst.word, fitAt(brand, widths, worst.word)),
            { kind: 'set', path: ratioField, value: worst.ratio },
          ),
        ]
  const byWord = broken
    .filter(({ ratio }) => ratio === undefined)
    .map(({ word }) =>
      createDiagnostic(
        'BRAND-36',
        placeOf(word.field ?? ratioField),
        factsOf(word, fitAt(brand, widths, word, leastRatio)),
      ),
    )
  // The home page and the film share a text.
  const firstOfEach = byWord.filter(
    ({ field }, at) => byWord.findIndex((other) => other.field === field) === at,
  )
  return [...byRatio, ...firstOfEach].slice(0, most)
}

const ratioField = ['type', 'ratio']

const factsOf = ({ word, path, locale }: Word, { width, room }: Fit) => ({
  found: `${JSON.stringify(word)} in the heading of ${path} (${locale}) is ${Math.ceil(width)} px wide`,
  allowed: `${Math.floor(room)} px`,
})
