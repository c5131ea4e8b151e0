import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { brandFileSchema } from '../src/brand/brand.schema.ts'
import { companyFileSchema } from '../src/brand/company.ts'
import { landerNames } from '../src/brand/landers.ts'
import { keysAt } from '../src/load/contentPaths.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { settingsPage } from './settingsPage.ts'

const docs = join(import.meta.dirname, '../../../docs')
const guide = readFileSync(join(docs, 'brands.md'), 'utf8')
const rows = guide.split('\n').filter((line) => line.startsWith('|'))
const examples = [...guide.matchAll(/```jsonc\n(.*?)```/gs)].map(([, text]): unknown =>
  parse(text ?? '', [], { allowTrailingComma: true }),
)

const { seeds, type, shape, mode } = brandFileSchema.shape

describe('the guide', () => {
  test.each([
    ['a brand', Object.keys(brandFileSchema.shape)],
    ['a company', Object.keys(companyFileSchema.shape)],
    ['seeds', Object.keys(seeds.shape)],
    ['type', Object.keys(type.unwrap().shape)],
    ['shape', Object.keys(shape.unwrap().shape)],
    ['mode', Object.keys(mode.unwrap().shape)],
    ['landers', landerNames],
    ['a logo', keysAt(brandFileSchema, ['logo'])],
  ])('DOM-2 explains every key of %s', (_, keys) => {
    const missing = keys.filter(
      (key) => key !== '$schema' && !rows.some((row) => row.includes(`\`${key}\``)),
    )
    expect(missing).toEqual([])
  })

  test('DOM-2 shows a brand file with every key', () => {
    const full = brandFileSchema.parse(examples[1])
    expect(Object.keys(full).sort()).toEqual(Object.keys(brandFileSchema.shape).sort())
  })

  test('DOM-2 explains every setting; `npm run settings -w @bouquet/theme` writes the page anew', () => {
    expect(readFileSync(join(docs, 'settings.md'), 'utf8')).toBe(settingsPage())
  })

  test('DOM-2 shows a valid brand and company', () => {
    expect(examples).toHaveLength(3)
    const [brand, full, company] = examples
    for (const file of [brand, full]) {
      expect(resolveBrand('rosewater', file, company).company.tradenames).toContain('Rosewater')
    }
  })
})
