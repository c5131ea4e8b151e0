import unhomoglyph from 'unhomoglyph'
import { withoutStyle } from './styledCharacters.ts'

/** Characters that show nothing: controls, joiners, marks of text direction, fillers, the blank of Braille. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether nobody would see anything of a text. */
export const isBlank = (text: string): boolean => text.replace(invisible, '').trim() === ''

/**
 * A text as checks read it: without what is invisible, digits of every script and style as 0 to 9, dashes as
 * hyphens, and Latin letters in place of their look-alikes where a word mixes them. Never shown to anybody.
 */
export const comparable = (text: string): string =>
  withoutStyle(text)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{L}\p{M}]+/gu, (word) => (isMixed(word) ? asLatin(word) : word))

/** Text that a profile shows: line breaks stay, other controls and marks of text direction go. */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()

/** Decimal digits stand in tens, each ten in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const isMixed = (word: string) =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)

const asLatin = (word: string) =>
  word.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => unhomoglyph(letter))
