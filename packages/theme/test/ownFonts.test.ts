import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { brandSource, checkBrand } from '../src/check/checkBrand.ts'
import { draftOf } from '../src/check/draftOf.ts'
import { themeCss } from '../src/css/themeCss.ts'
import { brandFonts } from '../src/fonts/brandFonts.ts'
import { fontFaceCss } from '../src/fonts/fontFaceCss.ts'
import { displayFont, fontFiles } from '../src/fonts/fontFiles.ts'
import { inspectFont } from '../src/fonts/inspectFont.ts'
import { checkNewBrand, loadBrand, loadBrands } from '../src/load/index.ts'
import { company, file } from './brand.ts'
import { ownFontFile } from './ownFontFile.ts'

const acorn = join(import.meta.dirname, 'fixtures/broken/companies/acorn.company.jsonc')
/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')

const harbour = {
  file: 'harbour.woff2',
  family: 'Harbour Display',
  licence: 'SIL OFL 1.1',
  style: 'serif',
} as const

let folder: string
let woff2: Uint8Array

beforeAll(async () => {
  woff2 = await ownFontFile()
})

beforeEach(async () => {
  await mkdir(scratch, { recursive: true })
  folder = await mkdtemp(join(scratch, 'fonts-'))
  await cp(acorn, join(folder, 'companies/acorn.company.jsonc'))
  await writeFile(join(folder, 'harbour.woff2'), woff2)
})
afterEach(() => rm(folder, { recursive: true }))

const brandWith = (type: object) => JSON.stringify({ ...file, type }, null, 2)

const load = async (type: object) => {
  await writeFile(join(folder, 'rose.theme.jsonc'), brandWith(type))
  return loadBrand(folder, 'rose')
}

const accepted = async (type: object) => {
  const { brand, diagnostics } = await load(type)
  expect(diagnostics.filter(({ code }) => code !== 'BRAND-33')).toEqual([])
  if (!brand) throw new Error('refused')
  return brand
}

describe('a font file beside the theme file', () => {
  test('DOM-9 is served in the same parts as a font that ships with Bouquet', async () => {
    const own = await accepted({ display: harbour, text: 'inter' })
    const files = fontFiles(own).filter(({ path }) => path === join(folder, 'harbour.woff2'))
    expect(files.map((font) => font.file)).toEqual(
      ['latin-rare', 'latin-ext-rare', 'latin-usual', 'latin-ext-usual'].map(
        (part) => `own-harbour-${part}.woff2`,
      ),
    )
    const shipped = await accepted({ display: 'fraunces', text: 'inter' })
    expect(files.map(({ unicodeRange }) => unicodeRange)).toEqual(
      brandFonts(shipped)
        .filter(({ name, weights }) => name === 'Fraunces' && weights !== '400')
        .map(({ unicodeRange }) => unicodeRange),
    )
    const css = fontFaceCss(own, (font) => `/fonts/${font.file}`, 'optional')
    expect(css).toContain(
      "@font-face{font-family:'Harbour Display';font-style:normal;font-display:optional;font-weight:700;src:url('/fonts/own-harbour-latin-usual.woff2')",
    )
    expect(themeCss(own)).toContain(
      "--b-font-family-display:'Harbour Display', 'Harbour Display Times New Roman', 'Harbour Display Noto Serif', 'Harbour Display DejaVu Serif', ui-serif",
    )
    expect(themeCss(own)).toContain('--b-font-weight-display:700;')
  })

  test('DOM-9 PRF-1 a font of the phone takes exactly the space of the file until that arrives', async () => {
    const css = fontFaceCss(await accepted({ display: harbour, text: 'inter' }), () => '', 'swap')
    const standIns = css.match(/@font-face\{[^}]*Harbour Display [^}]*\}/g) ?? []
    expect(standIns).toHaveLength(3)
    // The file is Noto Serif Bold: the bold face of the same font stands in as it is.
    const standInOf = (system: string) => standIns.find((rule) => rule.includes(system))
    expect(standInOf('Noto Serif')).toBe(
      "@font-face{font-family:'Harbour Display Noto Serif';src:local('Noto Serif Bold');font-weight:600 700}",
    )
    const times = standInOf('Times New Roman')
    expect(times).toContain('size-adjust:118.4%')
    expect(times).toContain('ascent-override:90.3%;descent-override:24.8%')
  })

  test('DOM-9 may be the font of text and of headings', async () => {
    const own = await accepted({ display: harbour, text: harbour })
    expect(new Set(brandFonts(own).map(({ name }) => name))).toEqual(new Set(['Harbour Display']))
    const css = fontFaceCss(own, () => '', 'swap')
    for (const weight of ['400', '600 700'])
      expect(css).toMatch(
        new RegExp(`font-family:'Harbour Display Noto Serif';[^}]*font-weight:${weight}}`),
      )
  })

  test('DOM-9 LOC-5 headings are measured in it', async () => {
    const { type } = await accepted({ display: harbour, text: 'inter' })
    expect(displayFont(type.display)).toEqual({
      paths: [join(folder, 'harbour.woff2')],
      axes: {},
      tracking: 0,
    })
  })

  test('DOM-9 a file with other content makes another brand, remembered or not', async () => {
    // Files that were changed a moment ago are never remembered.
    vi.setSystemTime(Date.now() + 60_000)
    const memory = { file: join(folder, 'memory.json'), version: '1' }
    const now = async () => JSON.stringify((await loadBrands(folder, { memory })).brands)
    await accepted({ display: harbour, text: 'inter' })
    const before = await now()
    expect(await now()).toBe(before)
    const path = join(folder, 'harbour.woff2')
    const { atime, mtime } = await stat(path)
    await writeFile(path, await ownFontFile({ without: '•' }))
    await utimes(path, atime, mtime)
    const after = await now()
    expect(after).toContain('"Harbour Display"')
    expect(after).not.toBe(before)
    await rm(path)
    expect(await now()).toBe('[]')
    vi.useRealTimers()
  })

  test('DOM-9 a new brand may name it before its theme file is written', async () => {
    const brand = brandWith({ display: harbour, text: 'inter' })
    const checked = await checkNewBrand(folder, 'rose', { brand })
    expect(checked.brand?.type.display).toMatchObject(harbour)
  })

  test('DOM-9 a brand made from another has fonts that every brand may use', async () => {
    const own = await accepted({ display: harbour, text: 'inter' })
    const draft = draftOf(own)
    expect(draft.type).toMatchObject({ display: 'nunito', text: 'inter' })
    expect(checkBrand('my-brand', brandSource(draft), company).brand).not.toBeNull()
  })
})

describe('a variable font', () => {
  const fraunces = readFileSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    ),
  )

  test('DOM-9 is measured in the weights of text and headings, its other axes where they are by default', async () => {
    const { weights, pinned, widths } = await inspectFont(fraunces, 500)
    expect(weights).toEqual({ min: 100, max: 900 })
    expect(pinned).toEqual({ opsz: 9, SOFT: 0, WONK: 1 })
    expect(Object.keys(widths)).toEqual(['400', '500', '700'])
    expect(widths['700']).toBeGreaterThan(widths['400'] ?? 1)
  })

  test('DOM-9 is served in the weights of the pages and no others', () => {
    const type = {
      display: 'inter',
      text: {
        ...harbour,
        path: '/harbour.woff2',
        hash: '',
        weights: { min: 200, max: 600 },
        pinned: { opsz: 9 },
        ascent: 1,
        descent: -0.3,
        widths: {},
      },
    } as const
    const fonts = brandFonts({ type }).filter(({ name }) => name === 'Harbour Display')
    expect(new Set(fonts.map(({ weights }) => weights))).toEqual(new Set(['400 600']))
    expect(fonts[0]?.axes).toEqual({ opsz: 9, wght: { min: 400, max: 600 } })
  })
})

describe('a font that a brand may not have', () => {
  const refusal = async (changes: object) => {
    const { brand, diagnostics } = await load({
      display: { ...harbour, ...changes },
      text: 'inter',
    })
    expect(brand).toBeNull()
    expect(diagnostics).toHaveLength(1)
    const [found] = diagnostics
    return `${found?.code} ${found?.line} ${found?.field}: ${found?.reason} ${found?.remedy}`
  }
  const put = (content: Uint8Array) => writeFile(join(folder, 'harbour.woff2'), content)

  test('DOM-9 a file that is not there is refused, and the nearest one is named', async () => {
    expect(await refusal({ file: 'harbor.woff2' })).toBe(
      'FONT-01 15 type.display.file: The font "harbor.woff2" cannot be read: it is not beside the theme file. Use "harbour.woff2", or put the file beside the theme file.',
    )
  })

  test('DOM-9 a folder with the name of a font is refused', async () => {
    await mkdir(join(folder, 'folder.woff2'))
    expect(await refusal({ file: 'folder.woff2' })).toBe(
      'FONT-01 15 type.display.file: The font "folder.woff2" cannot be read: it is a folder. Put its WOFF2 file beside the theme file, where this user may read it.',
    )
  })

  test.each(['../secret.woff2', '/etc/harbour.woff2', 'fonts/harbour.woff2', 'C:\\harbour.woff2'])(
    'DOM-9 a path that leads elsewhere is refused: %s',
    async (path) => {
      expect(await refusal({ file: path })).toMatch(
        /^FONT-02 15 type\.display\.file: .* leads out of the folder of the theme file\. Use "(secret|harbour)\.woff2", and put/,
      )
    },
  )

  test('DOM-9 a link that leads elsewhere is refused', async () => {
    await symlink(acorn, join(folder, 'link.woff2'))
    expect(await refusal({ file: 'link.woff2' })).toMatch(/^FONT-02 .* Put the WOFF2 file itself/)
  })

  test('DOM-9 another format is refused, whatever its name', async () => {
    expect(await refusal({ file: 'harbour.ttf' })).toMatch(
      /^FONT-03 15 type\.display\.file: "harbour\.ttf" is not a WOFF2 file\. Convert the font/,
    )
    await put(Buffer.from('\0\x01\0\0 and more'))
    expect(await refusal({})).toMatch(/^FONT-03 .*"harbour\.woff2" is not a WOFF2 file/)
  })

  test('DOM-9 a file of more than 500 kB is refused', async () => {
    await put(Buffer.concat([woff2, Buffer.alloc(500_001 - woff2.length)]))
    expect(await refusal({})).toMatch(
      /^FONT-04 15 type\.display\.file: The font "harbour\.woff2" is larger than 500 kB\. Take out/,
    )
  })

  test('DOM-9 a damaged file is refused', async () => {
    await put(woff2.subarray(0, woff2.length / 2))
    expect(await refusal({})).toMatch(/^FONT-05 .*"harbour\.woff2" is damaged/)
    const changed = Buffer.from(woff2)
    changed.fill(7, 200)
    await put(changed)
    expect(await refusal({})).toMatch(/^FONT-05 /)
  })

  test('DOM-9 LOC-1 letters of a language that are missing are named', async () => {
    await put(await ownFontFile({ without: 'łŃø' }))
    expect(await refusal({})).toBe(
      'FONT-06 15 type.display.file: The font "harbour.woff2" lacks letters of the languages of the pages: ø ł Ń Use a version of the font that has them, or another font.',
    )
  })

  test.each([
    ['embedding', 0x0002],
    ['a part of it', 0x0100],
    ['more than pictures', 0x0200],
  ])('DOM-9 a font that does not allow %s is refused', async (_, rights) => {
    await put(await ownFontFile({ rights }))
    expect(await refusal({})).toMatch(/^FONT-07 15 type\.display\.file: .*may not embed/)
  })

  test('DOM-9 a font without a licence is refused', async () => {
    expect(await refusal({ licence: undefined })).toMatch(
      /^BRAND-10 \d+ type\.display\.licence: type\.display has no licence\. Add "licence": "SIL OFL 1\.1"/,
    )
  })

  test.each([
    ['Inter', 'Inter Own'],
    ["Harbour'; src", 'Harbour src'],
  ])('DOM-9 a family that is another font or is none is refused: %s', async (family, nearest) => {
    expect(await refusal({ family })).toMatch(
      new RegExp(`^FONT-08 16 type\\.display\\.family: .* Use "${nearest}"\\.$`),
    )
  })

  test('DOM-9 two files cannot have one family', async () => {
    await writeFile(join(folder, 'other.woff2'), woff2)
    const { diagnostics } = await load({
      display: harbour,
      text: { ...harbour, file: 'other.woff2', family: 'harbour display' },
    })
    expect(diagnostics).toMatchObject([{ code: 'FONT-08', field: 'type.text.family' }])
  })

  test('DOM-9 a key that a font has not is named', async () => {
    expect(await refusal({ famly: 'x' })).toMatch(
      /^BRAND-11 .*type\.display\.famly: .*the keys are file, family/,
    )
  })

  test('DOM-9 a brand is refused where no file can be read', () => {
    const { brand, diagnostics } = checkBrand('rose', brandWith({ display: harbour }), company)
    expect(brand).toBeNull()
    expect(diagnostics).toMatchObject([{ code: 'FONT-01', field: 'type.display.file' }])
  })
})
