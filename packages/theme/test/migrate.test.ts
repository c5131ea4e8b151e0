import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brandFormat } from '../src/brand/brand.schema.ts'
import { loadBrand } from '../src/load/loadBrand.ts'
import { migrateBrand } from '../src/migrate/migrateBrand.ts'
import { migrations } from '../src/migrate/migrations.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')

describe('a brand file of an older format', () => {
  let folder: string
  let path: string

  beforeEach(async () => {
    await mkdir(scratch, { recursive: true })
    folder = await mkdtemp(join(scratch, 'formats-'))
    path = join(folder, 'rose-garden.theme.jsonc')
    await cp(join(fixtures, 'broken/companies'), join(folder, 'companies'), { recursive: true })
    await cp(join(fixtures, 'formats/zero.theme.jsonc'), path)
  })

  afterEach(() => rm(folder, { recursive: true }))

  test('DOM-2 is refused with the command that migrates it', async () => {
    const { brand, diagnostics } = await loadBrand(folder, 'rose-garden')
    expect(brand).toBeNull()
    expect(diagnostics).toMatchObject([
      {
        code: 'BRAND-06',
        level: 'fatal',
        line: 3,
        field: 'format',
        reason: 'The file has format 0, and this version reads format 2.',
        remedy: 'Run `npx bouquet migrate rose-garden`.',
      },
    ])
  })

  test('DOM-2 is migrated in place, keeps comments and order, and is then valid', async () => {
    const migrated = await migrateBrand(folder, 'rose-garden')
    expect(migrated).toMatchObject({ from: 0, to: brandFormat })
    const after = await readFile(path, 'utf8')
    expect(after).toBe(await readFile(join(fixtures, 'formats/two.theme.jsonc'), 'utf8'))
    const { brand, diagnostics } = await loadBrand(folder, 'rose-garden')
    expect(diagnostics).toEqual([])
    expect(brand).toMatchObject({ name: 'Rose Garden', format: brandFormat })
  })

  test('DOM-2 of the current format is not changed', async () => {
    await migrateBrand(folder, 'rose-garden')
    const { mtimeMs } = await stat(path)
    expect(await migrateBrand(folder, 'rose-garden')).toMatchObject({ from: 2, to: 2 })
    expect((await stat(path)).mtimeMs).toBe(mtimeMs)
  })

  test('DOM-6 with the number of a niche and no format is refused with the command, and gets the word', async () => {
    const current = await readFile(join(fixtures, 'formats/two.theme.jsonc'), 'utf8')
    const numbered = current.replace('  "format": 2,\n', '').replace('"general"', '6')
    await writeFile(path, numbered)
    const { diagnostics } = await loadBrand(folder, 'rose-garden')
    expect(diagnostics).toMatchObject([{ code: 'BRAND-06', field: 'format' }])
    expect(diagnostics[0]?.remedy).toBe('Run `npx bouquet migrate rose-garden`.')
    expect(await migrateBrand(folder, 'rose-garden')).toMatchObject({ from: 1, to: 2 })
    expect(await readFile(path, 'utf8')).toContain('"niche": "kink"')
    expect((await loadBrand(folder, 'rose-garden')).brand?.niche).toBe('kink')
  })

  test('DOM-2 that cannot be read is not changed', async () => {
    await writeFile(path, '4')
    await expect(migrateBrand(folder, 'rose-garden')).rejects.toThrow('in place of an object')
    expect(await readFile(path, 'utf8')).toBe('4')
  })
})

test('DOM-2 every old format has a migration', () => {
  expect(migrations).toHaveLength(brandFormat)
})
