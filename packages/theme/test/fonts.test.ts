import { stat } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { brandFonts } from '../src/fonts/brandFonts.ts'
import { fontFaceCss } from '../src/fonts/fontFaceCss.ts'
import { fontFiles } from '../src/fonts/fontFiles.ts'
import { fontIds } from '../src/fonts/fonts.ts'

const typeOf = (display: (typeof fontIds)[number], text = display) => ({
  type: { display, text, base: 16, ratio: 1.22 },
})

const isIn = (unicodeRange: string, letter: string) =>
  unicodeRange.split(',').some((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    const code = letter.codePointAt(0) ?? 0
    return code >= first && code <= last
  })

describe('the fonts of a brand', () => {
  test.each(fontIds.filter((id) => id !== 'system'))(
    'DOM-2 %s ships with letters for all languages',
    async (id) => {
      const files = fontFiles(typeOf(id))
      expect(files.map(({ file }) => file)).toEqual(
        ['latin-rare', 'latin-ext-rare', 'latin-usual', 'latin-ext-usual'].map(
          (part) => `${id}-${part}.woff2`,
        ),
      )
      for (const { path } of files) expect((await stat(path)).size).toBeGreaterThan(5_000)
    },
  )

  test('PRF-1 every letter is in one file of a font, those of the texts in the files that are asked for first', () => {
    const files = brandFonts(typeOf('figtree'))
    const holders = (letter: string) =>
      files.filter(({ unicodeRange }) => isIn(unicodeRange, letter)).map(({ file }) => file)
    for (const letter of 'Aé ñßøÅœ–„“€\u00ad\u202f')
      expect(holders(letter), letter).toEqual(['figtree-latin-usual.woff2'])
    for (const letter of 'ąłŻ') expect(holders(letter)).toEqual(['figtree-latin-ext-usual.woff2'])
    expect(holders('ã')).toEqual(['figtree-latin-rare.woff2'])
    expect(holders('č')).toEqual(['figtree-latin-ext-rare.woff2'])
  })

  test('PRF-1 a display font of its own has one weight, and light figures for an age', () => {
    const [figures, ...others] = brandFonts(typeOf('fraunces', 'figtree')).filter(
      ({ name }) => name === 'Fraunces',
    )
    expect(figures).toMatchObject({ file: 'fraunces-latin-figures.woff2', weights: '400' })
    expect(new Set(others.map(({ weights }) => weights))).toEqual(new Set(['500']))
  })

  test('DOM-2 system fonts need no file', () => {
    expect(fontFiles(typeOf('system'))).toEqual([])
    expect(fontFaceCss(typeOf('system'), ({ file }) => file)).toBe('')
  })

  test('DOM-2 a page loads only bundled files, with fallbacks that avoid layout shift', () => {
    const choice = typeOf('fraunces', 'figtree')
    const css = fontFaceCss(choice, ({ file }) => `/fonts/${file}`)
    const asked = [...css.matchAll(/url\('\/fonts\/([^']+)'\)/g)].map(([, file]) => file)
    expect(asked).toEqual(fontFiles(choice).map(({ file }) => file))
    expect(css.match(/font-display:swap/g)).toHaveLength(asked.length)
    expect(css).toContain("font-family:'Fraunces Fallback'")
    expect(css).toContain('size-adjust:')
  })
})
