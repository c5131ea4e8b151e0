import unhomoglyph from 'unhomoglyph'

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

const digits = ['⓿❶❷❸❹❺❻❼❽❾', '🄋➀➁➂➃➄➅➆➇➈', '🄌➊➋➌➍➎➏➐➑➒', '⓪⓵⓶⓷⓸⓹⓺⓻⓼⓽']

/** Letters of phonetic notation that look like small capitals; no language writes names with them. */
const smallCapitals = { signs: 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', letters: 'abcdefghijklmnoprstuvwyz' }

/** White letters on a circle and on a square, from A to Z. */
const whiteLetters = [0x1f150, 0x1f170]

/** The ring around a digit in 1️⃣. */
const keycap = /\u20E3/gu

export const smallCapital = new RegExp(`[${smallCapitals.signs}]`, 'u')

const plain: ReadonlyMap<string, string> = new Map([
  ...digits.flatMap((row) => [...row].map((sign, digit): [string, string] => [sign, `${digit}`])),
  ...[...smallCapitals.signs].map((sign, at): [string, string] => [
    sign,
    smallCapitals.letters.charAt(at),
  ]),
  ...whiteLetters.flatMap((first) =>
    Array.from({ length: 26 }, (_, at): [string, string] => [
      String.fromCodePoint(first + at),
      String.fromCharCode(0x41 + at),
    ]),
  ),
])

const styled = new RegExp(`[${[...plain.keys()].join('')}]`, 'gu')

/** Letters and digits in place of signs that show them, where Unicode's compatibility forms (NFKC) do not do so. */
const withoutStyle = (text: string): string =>
  text.replace(keycap, '').replace(styled, (sign) => plain.get(sign) ?? sign)
