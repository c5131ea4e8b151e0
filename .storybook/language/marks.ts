/** Invisible characters that do not affect line breaks. */
const [start, end] = ['\u2063', '\u2064'] as const
const signs = new RegExp(`[${start}${end}]`, 'g')
const marked = new RegExp(`${start}[^${end}]*${end}`, 'g')
const tagOrWord = /<[^>]*>|[\p{L}\p{M}]+/gu

/** Removes the marks from a text. */
export function withoutMarks(text: string): string {
  return text.replaceAll(signs, '')
}

/** Wraps each word in marks, so that they survive when a component joins or splits texts. */
export function mark(text: string): string {
  return withoutMarks(text).replaceAll(tagOrWord, (found) =>
    found.startsWith('<') ? found : `${start}${found}${end}`,
  )
}

/** The parts of a text that are not marked. */
export function unmarked(text: string): string {
  return text.replaceAll(marked, '')
}
