import { escapeInvisible } from '../brand/text.ts'

/** Longest quotation of a value in a message, in characters as people count them. */
const longest = 80
/** A character may be written with any number of code units, so these are limited too. */
const mostUnits = 4 * longest

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text that has no more than so many characters and code units. */
export const firstCharacters = (text: string, most: number, units: number): string => {
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes.segment(text.slice(0, units + 1))) {
    if (count === most || index + segment.length > units) break
    end = index + segment.length
    count++
  }
  return text.slice(0, end)
}

/** A value in JSON's own notation, ready to be pasted; characters that cannot be seen are escaped. */
export const asJson = (value: unknown): string =>
  typeof value === 'number' && !Number.isFinite(value)
    ? String(value)
    : escapeInvisible(JSON.stringify(value) ?? 'nothing')

/** A value as messages quote it: in JSON's own notation, and shortened when it is long. */
export const quote = (value: unknown): string => {
  const text = asJson(typeof value === 'string' ? value.slice(0, mostUnits) : value)
  const beginning = firstCharacters(text, longest, mostUnits)
  return beginning.length === text.length
    ? text
    : `${firstCharacters(text, longest - 1, mostUnits)}…`
}
