/** Signs that no font draws and no line breaks at. */
const [start, end] = ['\u2063', '\u2064'] as const
const signs = new RegExp(`[${start}${end}]`, 'g')
const marked = new RegExp(`${start}[^${end}]*${end}`, 'g')
const tagOrWord = /<[^>]*>|[\p{L}\p{M}]+/gu

/** A text as it was before it was marked. */
export const withoutMarks = (text: string): string => text.replaceAll(signs, '')

/** Puts each word of a text between marks, so that they stay when a component joins or parts texts. */
export const mark = (text: string): string =>
  withoutMarks(text).replaceAll(tagOrWord, (found) =>
    found.startsWith('<') ? found : `${start}${found}${end}`,
  )

/** What stands outside of the marks. */
export const unmarked = (text: string): string => text.replaceAll(marked, '')
