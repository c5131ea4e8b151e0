import { nicheNames } from '@bouquet/contract'
import { resolveBrand } from '@bouquet/theme'
import { fontIds } from '@bouquet/theme/fonts'
import { type Diagnostic, loadBrands } from '@bouquet/theme/load'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrokenWords } from '../src/headings/findBrokenWords.ts'
import { paths } from '../src/paths.ts'
import { orchidCompany } from './support/orchid.ts'
import { TestProject } from './support/testProject.ts'

const project = new TestProject()
beforeAll(() => project.write('companies/kestrel-row.company.jsonc', orchidCompany))
afterAll(() => project.remove())

const file = {
  name: 'Orchid Hour',
  domains: ['orchidhour.example'],
  niche: 'general',
  company: 'kestrel-row',
  seeds: { primary: '#5b2a86', secondary: '#1f8a70', neutral: '#6b6675' },
}

/** What `bouquet check` says of a brand with these keys. */
async function checked(keys: object): Promise<readonly Diagnostic[]> {
  project.write('orchid-hour.theme.jsonc', JSON.stringify({ ...file, ...keys }, null, 2))
  const { stdout } = await project.run('check', 'orchid-hour', '--json')
  return JSON.parse(stdout).diagnostics
}

test('LOC-5 no first heading of the brands that ship breaks a word on a phone, in any language', async () => {
  const { brands } = await loadBrands(paths.themes)
  expect(brands.length).toBeGreaterThan(2)
  const found = await Promise.all(brands.map((brand) => findBrokenWords(paths.themes, brand)))
  expect(found.flat()).toEqual([])
})

test.each(fontIds)(
  'LOC-5 the look of every niche holds the words of its first headings in %s',
  async (display) => {
    for (const niche of nicheNames) {
      const content = { ...file, niche, type: { display } }
      const brand = resolveBrand('orchid-hour', content, JSON.parse(orchidCompany))
      expect(await findBrokenWords(project.themes, brand), `niche ${niche}`).toEqual([])
    }
  },
)

describe('type that is too large for a phone', () => {
  const type = { display: 'archivo', text: 'figtree', base: 20, ratio: 1.4 }

  test('LOC-5 DOM-2 check names the word, its language, the width and the nearest ratio that fits', async () => {
    const [found, ...others] = await checked({ type })
    expect(others).toEqual([])
    expect(found).toMatchObject({
      code: 'BRAND-35',
      level: 'warning',
      file: 'themes/orchid-hour.theme.jsonc',
      line: 17,
      field: 'type.ratio',
      reason: expect.stringMatching(
        /^"Seinällinen" in the heading of \/fi\/landers\/gallery \(fi\) is 4\d\d px wide, and a phone of 320 px has 280 px for it/,
      ),
    })
    const nearest = Number(/^Use (1\.\d+), a smaller base/.exec(found?.remedy ?? '')?.[1])
    expect(await checked({ type: { ...type, ratio: nearest } })).toEqual([])
    const above = await checked({ type: { ...type, ratio: nearest + 0.01 } })
    expect(above).toMatchObject([{ code: 'BRAND-35', remedy: found?.remedy }])
  })

  test('LOC-5 DOM-2 a font of the system, which differs by phone, is not measured', async () => {
    expect(await checked({ type: { ...type, display: 'system' } })).toEqual([])
  })
})

test('LOC-5 DOM-2 check names words of the brand’s own that no ratio makes fit, and where they stand', async () => {
  const found = await checked({
    copy: {
      de: { promise: 'Für Lebensabschnittsgefährtinnenundgefährten' },
      fi: { promise: 'Seuraa elämäniloa-etsiville' },
    },
    landers: {
      gallery: { neu: { copy: { de: { title: 'Freundschaftsbeziehungsgeschichten' } } } },
      video: {},
    },
  })
  expect(found.map(({ code, line, field }) => ({ code, line, field }))).toEqual([
    { code: 'BRAND-36', line: 15, field: 'copy.de.promise' },
    { code: 'BRAND-36', line: 26, field: 'landers.gallery.neu.copy.de.title' },
  ])
  expect(found[0]?.reason).toMatch(
    /^"Lebensabschnittsgefährtinnenundgefährten" in the heading of \/de \(de\) is \d{3} px wide/,
  )
  expect(found[0]?.remedy).toContain('a hyphen where it may break')
})
