import { escapeInvisible } from '../brand/text.ts'

/** Maximum length of a quoted value, in grapheme clusters. */
const longest = 80
/** Maximum length in code units, since a grapheme cluster can have any number of them. */
const mostUnits = 4 * longest

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Truncates a text to a number of grapheme clusters and code units. */
export function firstCharacters(text: string, most: number, units: number): string {
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes.segment(text.slice(0, units + 1))) {
    if (count === most || index + segment.length > units) break
    end = index + segment.length
    count++
  }
  return text.slice(0, end)
}

/** JSON that can be pasted into a file; invisible characters are escaped. */
export function escapedJson(value: unknown): string {
  return typeof value === 'number' && !Number.isFinite(value)
    ? String(value)
    : escapeInvisible(JSON.stringify(value) ?? 'nothing')
}

/** A value as quoted in messages: JSON, truncated. */
export function quote(value: unknown): string {
  const text = escapedJson(typeof value === 'string' ? value.slice(0, mostUnits) : value)
  const beginning = firstCharacters(text, longest, mostUnits)
  return beginning.length === text.length
    ? text
    : `${firstCharacters(text, longest - 1, mostUnits)}…`
}
