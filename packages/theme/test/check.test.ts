import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandFile } from '../src/brand/brand.schema.ts'
import { brandSource, checkBrand } from '../src/check/checkBrand.ts'
import { loadBrand } from '../src/load/loadBrand.ts'
import { company, file } from './brand.ts'

/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')
let folder: string

beforeAll(async () => {
  await mkdir(scratch, { recursive: true })
  folder = await mkdtemp(join(scratch, 'check-'))
  await mkdir(join(folder, 'themes/companies'), { recursive: true })
  await writeFile(join(folder, 'themes/companies/acorn.company.jsonc'), JSON.stringify(company))
})

afterAll(() => rm(folder, { recursive: true }))

const fromDisk = async (source: string) => {
  await writeFile(join(folder, 'themes/rose.theme.jsonc'), source)
  return loadBrand(join(folder, 'themes'), 'rose')
}

test.each<[string, Partial<BrandFile>]>([
  ['that is sound', {}],
  ['with a quote and another language in its words', { copy: { fr: { title: "L'été à deux" } } }],
  ['with advice', { seeds: { ...file.seeds, primary: '#fff3a8' } }],
  ['with a colour that is none', { seeds: { ...file.seeds, neutral: 'greyish' } }],
  ['with a size out of range', { type: { ...file.type, base: 30 } }],
])(
  'DOM-2 a brand %s is judged in the page as its file would be, line by line',
  async (_, changes) => {
    const source = brandSource({ ...file, ...changes })
    expect(checkBrand('rose', source, company)).toEqual(await fromDisk(source))
  },
)
