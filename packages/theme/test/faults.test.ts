import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BrandFault } from '../src/load/faults.ts'
import { loadBrand } from '../src/load/loadBrand.ts'
import { type LoadedBrands, loadBrands } from '../src/load/loadBrands.ts'

const broken = join(import.meta.dirname, 'fixtures', 'broken')

const expected: readonly BrandFault[] = [
  {
    code: 'BRAND-04',
    file: 'broken/Bad_Id.theme.ts',
    line: null,
    field: '',
    reason: "'Bad_Id' cannot be the id of a brand, because it becomes a host name.",
    remedy: 'Rename the file to broken/bad-id.theme.ts.',
  },
  {
    code: 'BRAND-15',
    file: 'broken/bad-colour.theme.ts',
    line: 9,
    field: 'seeds.primary',
    reason: "'crimsson' is not an opaque CSS colour.",
    remedy: "Use 'crimson'.",
  },
  {
    code: 'BRAND-17',
    file: 'broken/companies/birch.company.ts',
    line: 12,
    field: 'support_email',
    reason: "'care at acorn' is not an e-mail address.",
    remedy: "Use 'care@company.example'.",
  },
  {
    code: 'BRAND-17',
    file: 'broken/bad-host.theme.ts',
    line: 5,
    field: 'domains.0',
    reason: "'https://bad_host.example/en' is not a host name.",
    remedy: "Use 'bad-host.example'.",
  },
  {
    code: 'BRAND-14',
    file: 'broken/base-range.theme.ts',
    line: 10,
    field: 'type.base',
    reason: '30 is out of range: at most 20.',
    remedy: 'Use 20.',
  },
  {
    code: 'BRAND-16',
    file: 'broken/markup.theme.ts',
    line: 4,
    field: 'name',
    reason:
      "'Fix<script>alert(1)</script>ture' holds markup or script, and this text is for people.",
    remedy: "Use 'Fixture'.",
  },
  {
    code: 'BRAND-10',
    file: 'broken/missing-niche.theme.ts',
    line: 3,
    field: 'niche',
    reason: 'niche is missing.',
    remedy: 'Add niche: 1, one of 1, 2, 3, 4, 5, 6, 7.',
  },
  {
    code: 'BRAND-13',
    file: 'broken/niche-range.theme.ts',
    line: 6,
    field: 'niche',
    reason: '9 is not one of 1, 2, 3, 4, 5, 6, 7.',
    remedy: 'Use 7.',
  },
  {
    code: 'BRAND-03',
    file: 'broken/no-default.theme.ts',
    line: null,
    field: '',
    reason: 'The file has no default export that is an object.',
    remedy: 'Write `export default defineBrand({ … })`.',
  },
  {
    code: 'BRAND-21',
    file: 'broken/taken-domain.theme.ts',
    line: 5,
    field: 'domains.1',
    reason: "'aaa-good.example' already belongs to broken/aaa-good.theme.ts.",
    remedy: "Use 'taken-domain.example', or remove it there.",
  },
  {
    code: 'BRAND-02',
    file: 'broken/throws.theme.ts',
    line: 6,
    field: '',
    reason:
      "The file threw an error while it was read: Cannot read properties of undefined (reading 'much').",
    remedy: 'Keep the file to one defineBrand({ … }) with plain values.',
  },
  {
    code: 'BRAND-20',
    file: 'broken/unknown-company.theme.ts',
    line: 7,
    field: 'company',
    reason: "There is no company 'akorn' in companies/.",
    remedy: "Use 'acorn', or add the company's file.",
  },
  {
    code: 'BRAND-18',
    file: 'broken/unknown-font.theme.ts',
    line: 10,
    field: 'type.display',
    reason: "'frances' is not a font that Bouquet ships.",
    remedy:
      "Use 'fraunces'; the fonts are bricolage-grotesque, figtree, nunito-sans, fraunces, atkinson-hyperlegible-next, source-sans-3, archivo, outfit, big-shoulders-display, inter, petrona, instrument-sans, bodoni-moda, aleo, nunito, system.",
  },
  {
    code: 'BRAND-11',
    file: 'broken/unknown-key.theme.ts',
    line: 12,
    field: 'densty',
    reason: "'densty' is not a key that this file may have here.",
    remedy:
      'Use density; the keys are format, name, domains, niche, language, company, seeds, type, density, shape, motion, mode, art, landers, copy, mailName, settings.',
  },
  {
    code: 'BRAND-15',
    file: 'broken/veiled-colour.theme.ts',
    line: 9,
    field: 'seeds.primary',
    reason: "'#d9223b80' is not an opaque CSS colour.",
    remedy: "Use '#d9223b'.",
  },
  {
    code: 'BRAND-12',
    file: 'broken/wrong-kind.theme.ts',
    line: 7,
    field: 'mode.fixed',
    reason: "'true' is not true or false.",
    remedy: 'Use true.',
  },
]

describe('a brand file with a fault', () => {
  let loaded: LoadedBrands

  beforeAll(async () => {
    loaded = await loadBrands(broken)
  })

  test.each(expected)('DOM-2 $code names file, field, reason and nearest value: $file', (fault) => {
    expect(loaded.faults).toContainEqual(fault)
  })

  test('DOM-2 has one fault for each broken file and none besides', () => {
    expect(loaded.faults).toHaveLength(expected.length)
  })

  test('DOM-2 stops that brand and no other', () => {
    expect(loaded.brands.map(({ id }) => id)).toEqual(['aaa-good'])
  })

  test('DOM-2 is told just the same when only that brand is loaded', async () => {
    const { brand, faults } = await loadBrand(broken, 'taken-domain')
    expect(brand).toBeNull()
    expect(faults).toEqual(expected.filter(({ code }) => code === 'BRAND-21'))
  })

  test('DOM-2 a brand that is not there is answered with the nearest that is', async () => {
    const { faults } = await loadBrand(broken, 'aaa-god')
    expect(faults).toMatchObject([{ code: 'BRAND-05', remedy: 'Use aaa-good.' }])
  })
})
