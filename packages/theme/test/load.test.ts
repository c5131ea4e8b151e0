import { cp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nicheNames } from '@bouquet/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Brand } from '../src/brand/brand.schema.ts'
import { colorOf, distance } from '../src/color/color.ts'
import { fontKey } from '../src/fonts/fontTable.ts'
import { loadBrand } from '../src/load/loadBrand.ts'
import { loadBrands } from '../src/load/loadBrands.ts'
import { emptyThemes } from './emptyThemes.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const themes = join(import.meta.dirname, '../../../themes')

/** Number of look settings in which two brands differ. */
const choicesApart = (one: Brand, other: Brand) => {
  const choices = ({ type, shape, density, motion, mode, art }: Brand) => [
    type.display,
    type.text,
    type.base,
    shape.corners,
    shape.photo,
    shape.border,
    density,
    motion,
    mode.preferred,
    art,
  ]
  const theirs = choices(other)
  return choices(one).filter((choice, index) => choice !== theirs[index]).length
}

describe('a folder of themes', () => {
  let folder: string

  beforeEach(async () => {
    folder = await emptyThemes()
    await cp(join(fixtures, 'broken/aaa-good.theme.jsonc'), join(folder, 'rose.theme.jsonc'))
  })

  afterEach(() => rm(folder, { recursive: true }))

  test('DOM-2 an edited file is read again', async () => {
    const before = await loadBrand(folder, 'rose')
    const path = join(folder, 'rose.theme.jsonc')
    await writeFile(path, (await readFile(path, 'utf8')).replace('Fixture', 'Rose'))
    const after = await loadBrand(folder, 'rose')
    expect([before.brand?.name, after.brand?.name]).toEqual(['Fixture', 'Rose'])
  })

  test('DOM-1 an added file is a brand at once', async () => {
    const path = join(folder, 'rose.theme.jsonc')
    const text = (await readFile(path, 'utf8')).replace('aaa-good.example', 'lily.example')
    await writeFile(join(folder, 'lily.theme.jsonc'), text)
    const { brands, diagnostics } = await loadBrands(folder)
    expect(diagnostics).toEqual([])
    expect(brands.map(({ id, domains }) => [id, domains[0]])).toEqual([
      ['lily', 'lily.example'],
      ['rose', 'aaa-good.example'],
    ])
  })

  test('DOM-2 a new file never stops an older brand by claiming its domain', async () => {
    await utimes(join(folder, 'rose.theme.jsonc'), 0, 1)
    await cp(join(folder, 'rose.theme.jsonc'), join(folder, 'aster.theme.jsonc'))
    const { brands, diagnostics } = await loadBrands(folder)
    expect(brands.map(({ id }) => id)).toEqual(['rose'])
    expect(diagnostics).toMatchObject([
      {
        code: 'BRAND-21',
        file: expect.stringMatching(/aster\.theme\.jsonc$/),
        line: 3,
        field: 'domains.0',
        reason: expect.stringMatching(/rose\.theme\.jsonc\.$/),
      },
    ])
  })

  test('DOM-2 the domain suggested instead of a taken one is free', async () => {
    await utimes(join(folder, 'rose.theme.jsonc'), 0, 1)
    const text = await readFile(join(folder, 'rose.theme.jsonc'), 'utf8')
    await writeFile(
      join(folder, 'rose.theme.jsonc'),
      text.replace(/"domains": .*/, '"domains": ["aaa-good.example", "aster.example"],'),
    )
    await utimes(join(folder, 'rose.theme.jsonc'), 0, 1)
    await writeFile(join(folder, 'aster.theme.jsonc'), text.replace('aaa-good', 'aster'))
    const { diagnostics } = await loadBrands(folder)
    expect(diagnostics).toMatchObject([
      { code: 'BRAND-21', remedy: 'Use "aster-2.example", or remove it there.' },
    ])
  })

  test('DOM-2 of two files added at the same time the first by name keeps the domain', async () => {
    await cp(join(folder, 'rose.theme.jsonc'), join(folder, 'aster.theme.jsonc'))
    for (const id of ['rose', 'aster']) await utimes(join(folder, `${id}.theme.jsonc`), 0, 1)
    const { brands } = await loadBrands(folder)
    expect(brands.map(({ id }) => id)).toEqual(['aster'])
  })

  test('DOM-2 a syntax error names its line and stops only that brand', async () => {
    await cp(join(fixtures, 'syntax-error.theme.jsonc.txt'), join(folder, 'thorn.theme.jsonc'))
    const { brands, diagnostics } = await loadBrands(folder)
    expect(brands.map(({ id }) => id)).toEqual(['rose'])
    expect(diagnostics).toMatchObject([
      { code: 'BRAND-01', file: expect.stringMatching(/thorn\.theme\.jsonc$/), line: 5, field: '' },
    ])
  })

  test('DOM-2 a folder that does not exist has no brands', async () => {
    expect(await loadBrands(join(folder, 'nowhere'))).toEqual({
      brands: [],
      invalid: [],
      diagnostics: [],
    })
  })
})

describe('the shipped themes', () => {
  test('DOM-7 have no diagnostics, use .example and mark fictional profiles', async () => {
    const { brands, diagnostics } = await loadBrands(themes)
    expect(diagnostics).toEqual([])
    for (const { domains, settings, company } of brands) {
      expect(domains.every((host) => host.endsWith('.example'))).toBe(true)
      expect(settings.fictional_profiles).toBe(true)
      expect(company.support_email).toMatch(/\.example$/)
    }
  })

  test('DOM-7 are one brand for each niche, and wireframe', async () => {
    const { brands } = await loadBrands(themes)
    const houses = brands.filter(({ id }) => id !== 'wireframe')
    expect(brands.map(({ id }) => id)).toContain('wireframe')
    expect(houses.map(({ niche }) => niche).sort()).toEqual(nicheNames.toSorted())
  })

  test('DOM-7 are visibly different', async () => {
    const { brands } = await loadBrands(themes)
    const drawn = brands.map(({ art }) => art)
    const set = brands.map(({ type }) => fontKey(type.display))
    const colors = brands.flatMap(({ seeds }) => [seeds.primary, seeds.secondary])
    for (const choices of [drawn, set, colors]) expect(new Set(choices).size).toBe(choices.length)
  })

  test('DOM-7 differ pairwise in half of the look settings and visibly in their main colour', async () => {
    const { brands } = await loadBrands(themes)
    for (const [index, one] of brands.entries()) {
      for (const other of brands.slice(index + 1)) {
        const both = `${one.id} and ${other.id}`
        expect(choicesApart(one, other), both).toBeGreaterThanOrEqual(5)
        const gap = distance(colorOf(one.seeds.primary), colorOf(other.seeds.primary))
        expect(gap, both).toBeGreaterThan(0.06)
      }
    }
  })

  test('DOM-5 have no name of another brand in their company data', async () => {
    const { brands } = await loadBrands(themes)
    for (const { id, name, company } of brands) {
      const others = brands.filter((other) => other.id !== id).map((other) => other.name)
      expect(company.tradenames).toContain(name)
      expect(company.tradenames.filter((tradename) => others.includes(tradename))).toEqual([])
    }
  })
})
