import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadBrand } from '../src/load/loadBrand.ts'
import { loadBrands } from '../src/load/loadBrands.ts'
import { type HostileFile, hostileFiles } from './hostileFiles.ts'

const fixtures = join(import.meta.dirname, 'fixtures/broken')
/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')
let parent: string
let folder: string

beforeEach(async () => {
  await mkdir(scratch, { recursive: true })
  parent = await mkdtemp(join(scratch, 'hostile-'))
  folder = join(parent, 'themes')
  for (const file of ['aaa-good.theme.jsonc', 'companies/acorn.company.jsonc']) {
    await cp(join(fixtures, file), join(folder, file))
  }
})

afterEach(() => rm(parent, { recursive: true }))

const put = async ({ file, put }: HostileFile) => {
  const path = join(folder, file)
  await put(path)
  return path
}

test.each(hostileFiles)(
  'OPS-2 $title is named with file, line, field, reason and remedy, and the other brand stands',
  async (hostile) => {
    const path = await put(hostile)
    const { brands, diagnostics } = await loadBrands(folder)
    const { code, line, field, file } = hostile
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code,
        level: expect.stringMatching(/^(fatal|error)$/),
        file: `themes/${file}`,
        line,
        field,
        reason: expect.stringMatching(/^[^\n]{10,600}$/),
        remedy: expect.stringMatching(/^[^\n]{5,1000}$/),
      }),
    )
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.file))).toEqual(
      new Set([`themes/${file}`]),
    )
    expect(diagnostics.length).toBeLessThanOrEqual(20)
    expect(brands.map(({ id }) => id)).toEqual(['aaa-good'])
    expect((await loadBrand(folder, 'aaa-good')).brand?.name).toBe('Fixture')
    expect(existsSync(`${path}.ran`)).toBe(false)
  },
)

test('OPS-2 at least 60 different hostile files are tried', () => {
  expect(new Set(hostileFiles.map(({ title }) => title)).size).toBeGreaterThanOrEqual(60)
})

test('OPS-2 all hostile files at once stop no other brand', async () => {
  const own = (file: string, at: number) => file.replace('thorn', `thorn-${at}`)
  const placed = hostileFiles.map((hostile, at) => ({ ...hostile, file: own(hostile.file, at) }))
  for (const hostile of placed) await put(hostile)
  const { brands, diagnostics } = await loadBrands(folder)
  expect(brands.map(({ id }) => id)).toEqual(['aaa-good'])
  const named = new Set(diagnostics.map(({ file }) => file))
  expect(placed.filter(({ file }) => !named.has(`themes/${file}`))).toEqual([])
})
