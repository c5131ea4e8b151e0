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
export const withoutStyle = (text: string): string =>
  text.replace(keycap, '').replace(styled, (sign) => plain.get(sign) ?? sign)
