import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fontFaceCss } from '../src/fonts/fontFaceCss.ts'
import { fontFiles } from '../src/fonts/fontFiles.ts'
import { fontIds } from '../src/fonts/fonts.ts'

const typeOf = (display: (typeof fontIds)[number], text = display) => ({
  type: { display, text, base: 16, ratio: 1.22 },
})

describe('the fonts of a brand', () => {
  test.each(fontIds.filter((id) => id !== 'system'))(
    'DOM-2 %s ships with letters for all languages',
    async (id) => {
      const files = fontFiles(typeOf(id))
      expect(files.map(({ subset }) => subset)).toEqual(['latin', 'latin-ext'])
      for (const { file, path } of files) {
        expect(basename(path)).toBe(file)
        expect((await stat(path)).size).toBeGreaterThan(5_000)
      }
    },
  )

  test('DOM-2 system fonts need no file', () => {
    expect(fontFiles(typeOf('system'))).toEqual([])
    expect(fontFaceCss(typeOf('system'), (file) => file)).toBe('')
  })

  test('DOM-2 a page loads only bundled files, with fallbacks that avoid layout shift', () => {
    const choice = typeOf('fraunces', 'figtree')
    const css = fontFaceCss(choice, (file) => `/fonts/${file}`)
    const asked = [...css.matchAll(/url\('\/fonts\/([^']+)'\)/g)].map(([, file]) => file)
    expect(asked).toEqual(fontFiles(choice).map(({ file }) => file))
    expect(css.match(/font-display:swap/g)).toHaveLength(asked.length)
    expect(css).toContain("font-family:'Fraunces Fallback'")
    expect(css).toContain('size-adjust:')
  })
})
