import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { favicon, logoPicture, maskableIcon, symbol } from '../src/art/icons.ts'
import type { Brand } from '../src/brand/brand.schema.ts'
import { contrast } from '../src/color/contrast.ts'
import { loadBrand } from '../src/load/loadBrand.ts'
import { loadBrands } from '../src/load/loadBrands.ts'
import { sanitizeSvg } from '../src/load/sanitizeSvg.ts'
import { emptyThemes } from './emptyThemes.ts'

const fixtures = join(import.meta.dirname, 'fixtures')

const shape = '<path d="M0 0H10V10Z"/>'
const svg = (content: string, box = '0 0 40 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${content}</svg>`

const contentOf = (text: string): string => {
  const reading = sanitizeSvg(text, 'rose-file')
  return 'drawing' in reading ? reading.drawing.content : reading.issue.code
}
const issueOf = (text: string): string => {
  const reading = sanitizeSvg(text, 'rose-file')
  if ('drawing' in reading) return `accepted: ${reading.drawing.content}`
  const { code, facts, line } = reading.issue
  return `${code} ${line}: ${facts.found}`
}

/** Each uses two of the one before it. */
const doubling = Array.from(
  { length: 20 },
  (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`,
)

describe('an SVG file of a logo', () => {
  test.each([
    ['a script', svg(`${shape}<script>alert(1)</script>`), 'BRAND-61 1: <script>'],
    ['a script by another name', svg('<SCRIPT>alert(1)</SCRIPT>'), 'BRAND-61 1: <SCRIPT>'],
    [
      'an event attribute',
      svg('\n\n<path d="M0 0" onload="alert(1)"/>'),
      'BRAND-61 3: the event attribute "onload"',
    ],
    [
      'an event attribute at its root',
      svg(shape).replace('<svg', '<svg onclick="alert(1)"'),
      'BRAND-61 1: the event attribute "onclick"',
    ],
    [
      'HTML inside',
      svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
      'BRAND-61 1: <foreignObject>',
    ],
    [
      'a picture of another host',
      svg('<image href="https://evil.example/x.png"/>'),
      'BRAND-61 1: <image>',
    ],
    [
      'a reference to another host',
      svg('<use href="https://evil.example/x.svg#a"/>'),
      'BRAND-61 1: a reference to "https://evil.example/x.svg#a"',
    ],
    [
      'a reference that is a script',
      svg('<use xlink:href="javascript:alert(1)"/>'),
      'BRAND-61 1: a reference to "javascript:alert(1)"',
    ],
    ['a link', svg(`<a href="https://evil.example">${shape}</a>`), 'BRAND-61 1: <a>'],
    [
      'a paint of another host',
      svg('<path d="M0 0" fill="url(https://evil.example/x.svg#a)"/>'),
      'BRAND-61 1: the value "url(https://evil.example/x.svg#a)" of "fill"',
    ],
    [
      'a paint of the page',
      svg('<path d="M0 0" fill="var(--b-color-text-strong)"/>'),
      'BRAND-61 1: the value "var(--b-color-text-strong)" of "fill"',
    ],
    [
      'a style of another host',
      svg(`<style>@import "https://evil.example/x.css";</style>${shape}`),
      'BRAND-61 1: "@import" in its styles',
    ],
    [
      'a style with a picture of another host',
      svg('<path d="M0 0" style="fill:url(//evil.example/x)"/>'),
      'BRAND-61 1: "url(" in its styles',
    ],
    [
      'a style that hides what it loads',
      svg('<path d="M0 0" style="fill:u\\72l(//evil.example/x)"/>'),
      'BRAND-61 1: "\\\\" in its styles',
    ],
    [
      'an animation',
      svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
      'BRAND-61 1: <animate>',
    ],
    ['a text, which needs a font', svg('<text>Rose</text>'), 'BRAND-61 1: <text>'],
    ['an effect', svg('<filter id="a"/>'), 'BRAND-61 1: <filter>'],
    [
      'a DOCTYPE',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${svg(shape)}`,
      'BRAND-61 1: a DOCTYPE',
    ],
    [
      'entities that grow',
      `<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<path d="&b;"/>')}`,
      'BRAND-61 2: a DOCTYPE',
    ],
    [
      'uses that grow',
      svg(`<g id="g0">${shape}</g>${doubling.join('')}`),
      'BRAND-61 1: references that lead to other references',
    ],
    ['too many bytes', svg(`<path d="M0 0${'h1'.repeat(10_000)}"/>`), 'BRAND-63 1: 20,125 bytes'],
    ['too many elements', svg('<g/>'.repeat(200)), 'BRAND-63 1: 201 elements'],
    ['a depth that fills a stack', '<g>'.repeat(6000), 'BRAND-63 1: 6000 elements'],
    ['no drawing', svg('<g/>'), 'BRAND-62 1: it draws nothing'],
    ['no content', svg(''), 'BRAND-62 1: it draws nothing'],
    ['a path that goes nowhere', svg('<path d="M0 0"/>'), 'BRAND-62 1: it draws nothing'],
    ['paths without a way', svg('<g><path/><path d=""/></g>'), 'BRAND-62 1: it draws nothing'],
    ['nothing', '', 'BRAND-62 1: it begins with another element than <svg>'],
    ['a page', '<html><body/></html>', 'BRAND-62 1: it begins with another element than <svg>'],
    [
      'no box',
      `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`,
      'BRAND-62 1: it has neither a viewBox nor a width and height in pixels',
    ],
    [
      'an end that is missing',
      '<svg><path',
      'BRAND-62 1: it is not well-formed: unclosed root tag',
    ],
  ])('DOM-5 is refused with %s', (_, text, said) => expect(issueOf(text)).toBe(said))

  test('DOM-1 keeps its colours, gradients and clips, with ids of its own', () => {
    const content = contentOf(
      svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient>' +
          '<rect id="b" width="9" height="9"/><clipPath id="c"><use xlink:href="#b"/></clipPath></defs>' +
          '<path d="M0 0H10" fill="url(#a)" clip-path="url(#c)"/>',
      ),
    )
    expect(content).toContain('<linearGradient id="rose-file-a">')
    expect(content).toContain('fill="url(#rose-file-a)" clip-path="url(#rose-file-c)"')
    expect(content).toContain('<use href="#rose-file-b"/>')
  })

  test('DOM-1 keeps the colours of classes and styles as attributes', () => {
    const style = '<style>.a{fill:#0a0}.unused{fill:red}</style>'
    const content = contentOf(
      svg(`${style}<path class="a" d="M0 0H9V9"/><path style="stroke:#00f;fill:none" d="M1 1H9"/>`),
    )
    expect(content).toMatch(
      /<path d="M0 0H9V9" fill="#0a0"\/><path d="M1 1H9" (fill="none"|stroke="#00f")/,
    )
    expect(content).not.toMatch(/style|class/)
  })

  test('DOM-1 loses what drawing programs note in it', () => {
    const noted = svg(
      `<title>Rose</title><metadata><b/></metadata><s:view s:x="1"/><!-- by hand --><g s:label="Layer" data-name="x">${shape}</g>`,
    ).replace('<svg', '<svg xmlns:s="http://example.com/editor"')
    expect(contentOf(`<?xml version="1.0"?>${noted}`)).toBe(`<g fill="#000"><g>${shape}</g></g>`)
  })
})

describe('a brand with a logo in files', () => {
  let folder: string
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  const load = () => loadBrand(folder, 'rose')
  const brandWith = async (keys: object): Promise<Brand> => {
    await writeTheme({ file: 'rose.logo.svg', ...keys })
    const { brand, diagnostics } = await load()
    if (brand === null) throw new Error(diagnostics.map(({ reason }) => reason).join('\n'))
    return brand
  }
  const said = async () =>
    (await load()).diagnostics.map(({ code, file, line, field, reason, remedy }) =>
      `${code} ${file.replace(/^[^/]+/, 'themes')}:${line} ${field} ${reason} ${remedy}`.replaceAll(
        /themes-\w+/g,
        'themes',
      ),
    )
  const writeTheme = async (logo: object) => {
    const text = await readFile(join(fixtures, 'broken/aaa-good.theme.jsonc'), 'utf8')
    const keys = `{\n  "logo": ${JSON.stringify(logo)},`
    await write('rose.theme.jsonc', text.replace('{', keys))
  }
  const inMode = (brand: Brand, preferred: 'light' | 'dark'): Brand => ({
    ...brand,
    mode: { preferred, fixed: true },
  })
  const logoIn = (brand: Brand, mode: 'light' | 'dark') => logoPicture(inMode(brand, mode))?.svg

  /** Files that were changed a moment ago are never remembered. */
  const isLater = () => vi.setSystemTime(Date.now() + 60_000)

  beforeEach(async () => {
    folder = await emptyThemes()
    await write('rose.logo.svg', svg('<path fill="#0b1f4b" d="M0 0H99"/>', '0 0 120 30'))
    await write('rose.symbol.svg', svg('<circle fill="#d9223b" r="9"/>'))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await rm(folder, { recursive: true })
  })

  test('DOM-1 shows the whole logo in place of its name, and icons are made from the symbol', async () => {
    const brand = await brandWith({ symbol: 'rose.symbol.svg' })
    expect(logoPicture(brand)).toMatchObject({ ratio: 4, saysName: true })
    expect(logoIn(brand, 'light')).toContain('<path fill="#0b1f4b" d="M0 0H99"/>')
    for (const icon of [favicon(brand), maskableIcon(brand), symbol(brand)]) {
      expect(icon).toContain('<circle fill="#d9223b" r="9"/>')
      expect(icon).not.toContain('M0 0H99')
      expect(XMLValidator.validate(icon)).toBe(true)
    }
  })

  test('DOM-1 whose logo is nearly square shows it beside the name, and in icons', async () => {
    await write('rose.logo.svg', svg(shape, '-5 -5 50 40'))
    const brand = await brandWith({})
    expect(logoPicture(brand)).toMatchObject({ ratio: 1.25, saysName: false })
    expect(favicon(brand)).toContain('viewBox="-5 -5 50 40"')
    expect(favicon(brand)).toContain(shape)
  })

  test('DOM-4 shows the reversed logo on dark pages, and the other one on light pages', async () => {
    await write('rose.reversed.svg', svg('<path fill="#ffe" d="M1 1H9"/>', '0 0 120 30'))
    const brand = await brandWith({ symbol: 'rose.symbol.svg', reversed: 'rose.reversed.svg' })
    expect(logoIn(brand, 'light')).toContain('fill="#0b1f4b"')
    expect(logoIn(brand, 'dark')).toContain('fill="#ffe"')
  })

  test('DOM-4 shows colours that a dark page hides in that of its text, and what they surround in the page’s', async () => {
    const parts = ['#0b1f4b', '#ffffff', '#ff8a1f', 'currentColor', 'none', '#fffc00']
    const paths = parts.map((fill, at) => `<path fill="${fill}" d="M${at} 0H99"/>`)
    await write('rose.logo.svg', svg(paths.join(''), '0 0 120 30'))
    const brand = await brandWith({ symbol: 'rose.symbol.svg' })
    const fills = (mode: 'light' | 'dark') =>
      [...(logoIn(brand, mode) ?? '').matchAll(/<path fill="([^"]*)"/g)].map(([, fill]) => fill)
    const [text, page, kept, live, none, pale] = fills('dark')
    expect([kept, none, pale]).toEqual(['#ff8a1f', 'none', '#fffc00'])
    expect(live).toBe(text)
    expect([text, page]).not.toEqual(expect.arrayContaining(['#0b1f4b']))
    expect(page).not.toBe(text)
    expect(fills('light').slice(0, 3)).toEqual(['#0b1f4b', '#ffffff', '#ff8a1f'])
  })

  test('DOM-4 leaves a white logo white on dark pages, and shows it in the colour of text on light ones', async () => {
    await write('rose.logo.svg', svg('<g fill="#fff"><path d="M0 0H99"/></g>', '0 0 120 30'))
    const brand = await brandWith({ symbol: 'rose.symbol.svg' })
    expect(logoIn(brand, 'dark')).toContain('fill="#fff"')
    const light = logoIn(brand, 'light') ?? ''
    expect(light).toContain('<path d="M0 0H99"/>')
    expect(light).not.toContain('#fff')
  })

  test.each(['#ff8a1f', 'currentColor'])(
    'DOM-4 keeps white inside %s white on light pages, and has it stand out on dark ones',
    async (fill) => {
      const paths = `<path fill="${fill}" d="M0 0H9"/><path fill="#fff" d="M1 0H9"/>`
      await write('rose.symbol.svg', svg(paths))
      const brand = await brandWith({ symbol: 'rose.symbol.svg' })
      const fillsIn = (mode: 'light' | 'dark') =>
        [...symbol(inMode(brand, mode)).matchAll(/<path fill="([^"]*)"/g)].map(([, each]) => each)
      const [around, inside] = fillsIn('light')
      expect(inside).toBe('#fff')
      expect(around).not.toBe(inside)
      if (fill !== 'currentColor') expect(around).toBe(fill)
      const [outer = '', inner = ''] = fillsIn('dark')
      expect(contrast(outer, inner)).toBeGreaterThan(2)
    },
  )

  test('DOM-2 names the file and line of what is not allowed, and how to fix it', async () => {
    await write('rose.logo.svg', svg('\n<text>Rose</text>', '0 0 120 30'))
    await writeTheme({ file: 'rose.logo.svg', symbol: 'gone.svg' })
    expect(await said()).toEqual([
      'BRAND-61 themes/rose.logo.svg:2  The drawing has <text>, and a logo is shown only when nothing in it runs, loads or depends on a page. Convert its texts to outlines.',
      'BRAND-60 themes/rose.theme.jsonc:2 logo.symbol There is no SVG file "gone.svg" beside the theme file that can be read. Put it at themes/gone.svg, or name another file.',
    ])
  })

  test('DOM-2 needs a symbol when its logo is wide, and a logo that is not too wide', async () => {
    await writeTheme({ file: 'rose.logo.svg' })
    expect(await said()).toEqual([
      'BRAND-65 themes/rose.theme.jsonc:2 logo.file A logo of 120 by 30 does not fit a square icon, and there is no symbol. Add "symbol" with the name of an SVG file whose sides are nearly alike.',
    ])
    await write('rose.wide.svg', svg(shape, '0 0 61 10'))
    await writeTheme({ file: 'rose.wide.svg', symbol: 'rose.logo.svg' })
    expect(await said()).toEqual([
      'BRAND-64 themes/rose.theme.jsonc:2 logo.file A drawing of 61 by 10 does not fit here: it may be up to 6 times as wide as it is high, and 1.25 times as high as it is wide. Change the viewBox of the file, or draw it anew in other proportions.',
      'BRAND-64 themes/rose.theme.jsonc:2 logo.symbol A drawing of 120 by 30 does not fit here: it may be nearly square, one side up to 1.25 times the other. Change the viewBox of the file, or draw it anew in other proportions.',
    ])
  })

  test('DOM-5 names no file outside its folder', async () => {
    await writeTheme({ file: '../secret.svg', symbol: 'rose.symbol.svg' })
    expect(await said()).toEqual([
      'BRAND-17 themes/rose.theme.jsonc:2 logo.file "../secret.svg" is not the name of an SVG file beside the theme file. Use "secret.svg".',
    ])
  })

  test('GEN-1 is read again when one of its files has changed', async () => {
    const memory = { file: join(folder, 'memory.json'), version: '1' }
    await writeTheme({ file: 'rose.logo.svg', symbol: 'rose.symbol.svg' })
    isLater()
    const before = await loadBrands(folder, { memory })
    await write('rose.symbol.svg', svg('<circle fill="#00f" r="9"/>'))
    const after = await loadBrands(folder, { memory })
    const icons = [before, after].map(({ brands: [brand] }) => brand && favicon(brand))
    expect(icons[0]).toContain('#d9223b')
    expect(icons[1]).toContain('#00f')
  })

  test('GEN-1 has the same dark icon when it is remembered as when its files are read', async () => {
    const memory = { file: join(folder, 'memory.json'), version: '1' }
    await write('rose.logo.svg', svg(shape))
    await write('rose.reversed.svg', svg('<path fill="#ffe" d="M1 1H9"/>'))
    await writeTheme({ file: 'rose.logo.svg', reversed: 'rose.reversed.svg' })
    isLater()
    const loaded = [await loadBrands(folder, { memory }), await loadBrands(folder, { memory })]
    const icons = loaded.map(({ brands: [brand] }) => brand && favicon(inMode(brand, 'dark')))
    expect(icons[0]).toContain('fill="#ffe"')
    expect(icons[1]).toBe(icons[0])
  })
})
