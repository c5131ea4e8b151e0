import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expandUnicodeRange, fontFiles } from '@bouquet/theme/fonts'
import { loadBrand } from '@bouquet/theme/load'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandStyles } from '../src/assets/styles.ts'
import { DevBrands } from '../src/dev/devBrands.ts'
import { findBrokenWords } from '../src/headings/findBrokenWords.ts'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { TestProject } from './support/testProject.ts'

const project = new TestProject()
afterAll(() => project.remove())

const original = readFileSync(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf')),
)

/** Writes the brand's font with the letters of all languages, up to a last one. */
async function writeFont(last: string) {
  const letters = expandUnicodeRange(`U+0020-${last},U+2010-2026,U+20AC`).join('')
  const font = await subsetFont(original, letters, { targetFormat: 'woff2' })
  writeFileSync(join(project.themes, 'harbour.woff2'), font)
}

const own = '{ "file": "harbour.woff2", "family": "Harbour Display", "licence": "SIL OFL 1.1" }'
const theme = (ratio = 1.2) =>
  orchidTheme().replace('"display": "fraunces"', `"ratio": ${ratio}, "display": ${own}`)

beforeAll(async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write('orchid-hour.theme.jsonc', theme())
  await writeFont('017F')
})

const load = async () => {
  const { brand, diagnostics } = await loadBrand(project.themes, 'orchid-hour')
  if (brand === null) throw new Error(JSON.stringify(diagnostics))
  return brand
}

test('DOM-9 PRF-1 an own font is served by the letters of a page, in files that are smaller than its own', async () => {
  const brand = await load()
  const { fonts, css, membersCss, preloads } = await brandStyles(brand)
  const served = fonts.filter(({ path }) => path.includes('own-harbour'))
  expect(served).toHaveLength(4)
  const whole = readFileSync(join(project.themes, 'harbour.woff2')).length
  for (const { path, content } of served) {
    if (!(content instanceof Uint8Array)) throw new Error(`${path} is not a font.`)
    expect(content.length).toBeLessThan(whole)
    for (const styles of [css, membersCss]) expect(styles.content).toContain(`url('/${path}')`)
  }
  expect(preloads.latin).toContainEqual(
    expect.stringMatching(/^\/assets\/fonts\/own-harbour-latin-usual\.[0-9a-f]{16}\.woff2$/),
  )
  expect(fontFiles(brand)).toHaveLength(8)
})

test('DOM-9 OPS-3 the development site shows a changed font at the next request', async () => {
  const brands = new DevBrands(project.themes)
  brands.follow()
  const before = await brands.at('orchid-hour.localhost')
  await writeFont('0180')
  brands.forget()
  const after = await brands.at('orchid-hour.localhost')
  expect(after.last?.brand.type.display).not.toEqual(before.last?.brand.type.display)
})

test('DOM-9 LOC-5 the words of first headings are measured in an own font', async () => {
  expect(await findBrokenWords(project.themes, await load())).toEqual([])
  project.write('orchid-hour.theme.jsonc', theme(1.4))
  expect(await findBrokenWords(project.themes, await load())).toMatchObject([
    { code: 'BRAND-35', field: 'type.ratio' },
  ])
})
