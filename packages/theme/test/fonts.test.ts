import { stat } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { brandFonts } from '../src/fonts/brandFonts.ts'
import { fontFaceCss } from '../src/fonts/fontFaceCss.ts'
import { fontFiles } from '../src/fonts/fontFiles.ts'
import { fontMetrics } from '../src/fonts/fontMetrics.ts'
import { fontIds } from '../src/fonts/fonts.ts'
import { fontStack } from '../src/fonts/fontTable.ts'
import { measureFonts } from './measureFonts.ts'

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
    expect(fontFaceCss(typeOf('system'), ({ file }) => file, 'swap')).toBe('')
  })

  test('DOM-2 a page loads only bundled files, with fallbacks that avoid layout shift', () => {
    const choice = typeOf('fraunces', 'figtree')
    const css = fontFaceCss(choice, ({ file }) => `/fonts/${file}`, 'optional')
    const asked = [...css.matchAll(/url\('\/fonts\/([^']+)'\)/g)].map(([, file]) => file)
    expect(asked).toEqual(fontFiles(choice).map(({ file }) => file))
    expect(css.match(/font-display:optional/g)).toHaveLength(asked.length)
  })

  test('PRF-1 until a font arrives, one that the phone or computer has takes its space, in each weight that pages use', () => {
    const css = fontFaceCss(typeOf('fraunces', 'figtree'), ({ file }) => file, 'swap')
    const standIns = [...css.matchAll(/@font-face\{[^}]*local\([^}]*\}/g)].map(([rule]) => rule)
    const find = (family: string, weight: number | string) =>
      standIns.find(
        (rule) => rule.includes(`'${family}'`) && rule.includes(`font-weight:${weight}`),
      )
    for (const system of ['Arial', 'Roboto', 'Noto Sans', 'DejaVu Sans'])
      for (const weight of [400, '600 700']) expect(find(`Figtree ${system}`, weight)).toBeDefined()
    for (const system of ['Times New Roman', 'Noto Serif', 'DejaVu Serif'])
      expect(find(`Fraunces ${system}`, 500)).toBeDefined()
    expect(standIns).toHaveLength(4 * 2 + 3)
    const roboto = find('Figtree Roboto', '600 700')
    expect(roboto).toContain("local('Roboto Bold')")
    // 0.463 of the font's size against 0.4521.
    expect(roboto).toContain('size-adjust:102.4%')
    expect(find('Figtree DejaVu Sans', 400)).toContain('size-adjust:88.3%')
    expect(fontStack('figtree')).toMatch(
      /^'Figtree', 'Figtree Arial', 'Figtree Roboto', 'Figtree Noto Sans', 'Figtree DejaVu Sans', system-ui/,
    )
  })

  test('PRF-1 the figures of all fonts are those of their files', async () => {
    expect(await measureFonts()).toEqual(fontMetrics)
  }, 60_000)
})
