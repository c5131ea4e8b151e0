/** Files of a font package, by the letters in them. */
export type Subset = keyof typeof letters

/** The parts into which the letters of a file are split, so that a page loads those of its language only. */
export type Part = 'usual' | 'rare'

/**
 * CSS unicode ranges. The usual letters are those of the languages that pages are written in, and the signs of their
 * texts, dates and prices; the rare ones are all others, as in the names of members.
 */
export const letters = {
  latin: {
    usual:
      'U+0020-007E,U+00A0-00A1,U+00A3,U+00A9,U+00AB,U+00AD,U+00B7,U+00BB,U+00BF-00C2,U+00C4-00CF,U+00D1-00D4,U+00D6-00DC,U+00DF-00E2,U+00E4-00EF,U+00F1-00F4,U+00F6,U+00F8-00FC,U+0152-0153,U+2010-2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+2212',
    rare: 'U+0000-001F,U+007F-009F,U+00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AE-00B6,U+00B8-00BA,U+00BC-00BE,U+00C3,U+00D0,U+00D5,U+00DD-00DE,U+00E3,U+00F0,U+00F5,U+00F7,U+00FD-00FF,U+0131,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200F,U+2012,U+2015-2017,U+201B,U+201F-2021,U+2023-2025,U+2027-202E,U+2030-206F,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD',
  },
  'latin-ext': {
    usual: 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C',
    rare: 'U+0100-0103,U+0108-0117,U+011A-0140,U+0145-0151,U+0154-0159,U+015C-0178,U+017D-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
} as const

/** The letters of a CSS unicode range. */
export function expandUnicodeRange(unicodeRange: string): readonly string[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })
}

/** The characters of an age, which stands beside a name in a lighter weight. */
export const figures = 'U+0020,U+0030-0039'
