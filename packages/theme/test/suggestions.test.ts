import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brandFileSchema } from '../src/brand/brand.schema.ts'
import { companyFileSchema } from '../src/brand/company.ts'
import { explainIssues } from '../src/load/explainIssues.ts'
import { loadBrand } from '../src/load/loadBrand.ts'
import { loadBrands } from '../src/load/loadBrands.ts'
import { company, file } from './brand.ts'

const fixtures = join(import.meta.dirname, 'fixtures/broken')
/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')
let folder: string

beforeEach(async () => {
  await mkdir(scratch, { recursive: true })
  folder = await mkdtemp(join(scratch, 'suggestions-'))
  for (const path of ['aaa-good.theme.jsonc', 'companies/acorn.company.jsonc'])
    await cp(join(fixtures, path), join(folder, path))
})

afterEach(() => rm(folder, { recursive: true }))

const copyAs = (name: string) => cp(join(fixtures, 'aaa-good.theme.jsonc'), join(folder, name))

const remediesOf = (
  schema: typeof brandFileSchema | typeof companyFileSchema,
  content: unknown,
) => {
  const { error } = schema.safeParse(content)
  const name = 'themes/rose.theme.jsonc'
  return error ? explainIssues(error, schema, { name, content, lineAt: () => 1 }) : []
}

describe('a suggestion', () => {
  test('OPS-12 for an id that resembles none lists those that are there', async () => {
    await copyAs('harbour.theme.jsonc')
    const { diagnostics } = await loadBrand(folder, 'nobody')
    expect(diagnostics).toMatchObject([{ remedy: 'Use one of aaa-good, harbour.' }])
  })

  test.each(['brand colour', 'nobody', 'medium', '12'])(
    'OPS-12 for %o as a colour is no keyword with other letters',
    (primary) => {
      const [diagnostic] = remediesOf(brandFileSchema, {
        ...file,
        seeds: { ...file.seeds, primary },
      })
      expect(diagnostic).toMatchObject({ code: 'BRAND-15', remedy: 'Use "#d9223b".' })
    },
  )

  test('OPS-12 for a company that resembles none lists those that are there', async () => {
    const source = await readFile(join(fixtures, 'unknown-company.theme.jsonc'), 'utf8')
    await writeFile(join(folder, 'thorn.theme.jsonc'), source.replace('akorn', 'marketing'))
    await cp(
      join(folder, 'companies/acorn.company.jsonc'),
      join(folder, 'companies/oak.company.jsonc'),
    )
    const { diagnostics } = await loadBrand(folder, 'thorn')
    expect(diagnostics).toMatchObject([
      { remedy: "Use one of acorn, oak, or add the company's file." },
    ])
  })

  test('OPS-12 for the facts of a company holds no fact of another one', async () => {
    const themes = join(import.meta.dirname, '../../../themes/companies')
    const others = await Promise.all(
      (await readdir(themes)).map((name) => readFile(join(themes, name), 'utf8')),
    )
    const facts = others.flatMap((text) => [
      ...text.matchAll(/"(?:kvk|vat_numbers|support_phone|address|support_email)": \[?"([^"]+)"/g),
    ])
    expect(facts.length).toBeGreaterThan(30)
    for (const key of Object.keys(company)) {
      for (const value of [undefined, '', 7, []]) {
        for (const { remedy } of remediesOf(companyFileSchema, { ...company, [key]: value }))
          for (const [, fact = ''] of facts) expect(remedy).not.toContain(fact)
      }
    }
  })
})

describe('a file whose ending is misspelt', () => {
  test.each(['rose.theme.json', 'rose.theme.jsno', 'rose.them.jsonc', 'rose.theme.jsonc.txt'])(
    'OPS-12 %s is named with what to rename it to, which passes',
    async (name) => {
      await copyAs(name)
      const { brands, invalid, diagnostics } = await loadBrands(folder)
      const themes = folder.split('/').at(-1)
      const expected = {
        code: 'BRAND-58',
        file: `${themes}/${name}`,
        remedy: `Rename it to ${themes}/rose.theme.jsonc.`,
      }
      expect(diagnostics).toMatchObject([expected])
      expect({ brands: brands.length, invalid }).toEqual({ brands: 1, invalid: ['rose'] })
      expect((await loadBrand(folder, 'rose')).diagnostics).toMatchObject([expected])
      await rename(join(folder, name), join(folder, 'rose.theme.jsonc'))
      expect((await loadBrands(folder)).diagnostics).not.toContainEqual(
        expect.objectContaining({ code: 'BRAND-58' }),
      )
    },
  )

  test('OPS-12 that of a company is named too, and a copy beside the right file is to be removed', async () => {
    const right = join(folder, 'companies/acorn.company.jsonc')
    await cp(right, join(folder, 'companies/oak.company.json'))
    await cp(right, join(folder, 'companies/acorn.compny.jsonc'))
    const { diagnostics } = await loadBrands(folder)
    expect(diagnostics.map(({ remedy }) => remedy)).toEqual([
      expect.stringMatching(/^Remove this file, because .*acorn\.company\.jsonc is read/),
      expect.stringMatching(/^Rename it to .*companies\/oak\.company\.jsonc\.$/),
    ])
  })

  test.each(['rose.theme.jsonc~', 'rose.theme.jsonc.bak', 'rose.logo.svg', 'notes.md'])(
    'OPS-12 %s is none of them',
    async (name) => {
      await copyAs(name)
      expect((await loadBrands(folder)).diagnostics).toEqual([])
    },
  )
})

describe('a country', () => {
  test.each([
    ['XX', 'Use "NL".'],
    ['UK', 'Use "GB".'],
    ['EU', 'Use "NL".'],
    ['Germany', 'Use "DE".'],
  ])('OPS-12 %s of a company is no code of ISO 3166, and one is named', (country, remedy) => {
    expect(remediesOf(companyFileSchema, { ...company, country })).toMatchObject([
      { code: 'BRAND-17', field: 'country', remedy },
    ])
  })

  test('OPS-12 that does not exist is refused in each setting of a brand', () => {
    const settings = {
      countries: ['NL', 'QQ'],
      site_entry_countries: ['ZZ'],
      minimum_message_costs: { AA: { amount: 100, currency: 'EUR' } },
    }
    const found = remediesOf(brandFileSchema, { ...file, settings })
    expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'BRAND-17 settings.countries.1',
      'BRAND-17 settings.minimum_message_costs.AA',
      'BRAND-17 settings.site_entry_countries.0',
    ])
  })
})

describe('a domain', () => {
  const withDomain = async (domain: string) => {
    const source = await readFile(join(fixtures, 'aaa-good.theme.jsonc'), 'utf8')
    const changed = source.replace(/"domains": \[[^\]]*\]/, `"domains": ["${domain}"]`)
    await writeFile(join(folder, 'rose.theme.jsonc'), changed)
    return (await loadBrand(folder, 'rose')).diagnostics.filter(({ code }) => code === 'BRAND-38')
  }

  test('OPS-12 with letters of two scripts in a word is warned of', async () => {
    expect(await withDomain('r\u043ese.example')).toMatchObject([
      {
        level: 'warning',
        field: 'domains.0',
        reason: expect.stringMatching(/Latin and Cyrillic.*xn--/),
      },
    ])
  })

  test.each(['r\u00f3s\u00e9.example', '\u0440\u043e\u0437\u0430.example', 'rose.example'])(
    'OPS-12 %s has one script',
    async (domain) => expect(await withDomain(domain)).toEqual([]),
  )
})
