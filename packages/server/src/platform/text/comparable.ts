import unhomoglyph from 'unhomoglyph'

/** Invisible characters: controls, joiners, text direction marks, fillers, the Braille blank. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').trim() === ''
}

/**
 * A text normalized for checks: without invisible characters, with digits of all scripts and styles as 0 to
 * 9, dashes as hyphens, and Latin letters instead of look-alikes in words that mix them. Never displayed.
 */
export function comparable(text: string): string {
  return withoutStyle(text)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{L}\p{M}]+/gu, (word) => (isMixed(word) ? asLatin(word) : word))
}

/** The decimal digits of a script are ten consecutive characters. */
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

/** Phonetic letters that look like small capitals; no language uses them in names. */
const smallCapitals = { signs: 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', letters: 'abcdefghijklmnoprstuvwyz' }

/** White letters in a circle and in a square, from A to Z. */
const whiteLetters = [0x1f150, 0x1f170]

/** The box around a digit in 1️⃣. */
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

/** Replaces styled characters by letters and digits where Unicode's compatibility forms (NFKC) do not. */
const withoutStyle = (text: string): string =>
  text.replace(keycap, '').replace(styled, (sign) => plain.get(sign) ?? sign)
