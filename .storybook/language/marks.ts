/** Signs that no font draws and no line breaks at. */
const [start, end] = ['\u2063', '\u2064'] as const
const signs = new RegExp(`[${start}${end}]`, 'g')
const marked = new RegExp(`${start}[^${end}]*${end}`, 'g')

/** Puts a text between marks, once. */
export const mark = (text: string): string =>
  /\p{L}/u.test(text) ? `${start}${text.replaceAll(signs, '')}${end}` : text

/** What stands outside of the marks. */
export const unmarked = (text: string): string => text.replaceAll(marked, '')
