import { cp, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadBrands, loadSome } from '../src/load/index.ts'

const fixtures = join(import.meta.dirname, 'fixtures/broken')
const scratch = join(import.meta.dirname, '../coverage')
let folder: string
let memory: { readonly file: string; readonly version: string }

const path = (id: string) => join(folder, 'themes', `${id}.theme.jsonc`)
const text = async (id: string) =>
  (await readFile(join(fixtures, 'aaa-good.theme.jsonc'), 'utf8')).replace('aaa-good', id)
const namesOf = async () =>
  (await loadBrands(join(folder, 'themes'), { memory })).brands.map(({ name }) => name)

beforeEach(async () => {
  await mkdir(scratch, { recursive: true })
  folder = await mkdtemp(join(scratch, 'memory-'))
  memory = { file: join(folder, 'memory.json'), version: '1' }
  const company = 'companies/acorn.company.jsonc'
  await cp(join(fixtures, company), join(folder, 'themes', company))
  for (const id of ['rose', 'lily']) await writeFile(path(id), await text(id))
  // Files that were changed a moment ago are never remembered.
  vi.setSystemTime(Date.now() + 60_000)
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

test('GEN-1 a brand whose file is unchanged is the same as when it was read', async () => {
  const first = await loadBrands(join(folder, 'themes'), { memory })
  const stored = await stat(memory.file)
  expect(await loadBrands(join(folder, 'themes'), { memory })).toEqual(first)
  expect((await stat(memory.file)).mtimeMs).toBe(stored.mtimeMs)
})

test('GEN-1 a remembered brand is not read again', async () => {
  const [name = ''] = await namesOf()
  const stored = await readFile(memory.file, 'utf8')
  await writeFile(memory.file, stored.replaceAll(JSON.stringify(name), '"Remembered"'))
  expect(await namesOf()).toContain('Remembered')
  memory = { ...memory, version: '2' }
  expect(await namesOf()).not.toContain('Remembered')
})

test('OPS-2 a file with other content is read again, even with the size and time that it had', async () => {
  const [name = ''] = await namesOf()
  const { atime, mtime } = await stat(path('rose'))
  const other = [...name].toReversed().join('')
  await writeFile(path('rose'), (await text('rose')).replaceAll(name, other))
  await utimes(path('rose'), atime, mtime)
  expect(await namesOf()).toContain(other)
})

test('OPS-2 a company that loses a fact stops its brands, remembered or not', async () => {
  expect(await namesOf()).toHaveLength(2)
  await writeFile(join(folder, 'themes/companies/acorn.company.jsonc'), '{}')
  expect(await namesOf()).toEqual([])
})

test('OPS-2 a new brand with a domain of a remembered one is refused, and that one stands', async () => {
  await namesOf()
  await writeFile(path('thief'), await text('rose'))
  const { brands, diagnostics } = await loadBrands(join(folder, 'themes'), { memory })
  expect(brands.map(({ id }) => id)).toEqual(['lily', 'rose'])
  expect(diagnostics.map(({ code, file }) => [code, file])).toContainEqual([
    'BRAND-21',
    'themes/thief.theme.jsonc',
  ])
  const some = await loadSome(join(folder, 'themes'), ['thief'], { memory })
  expect(some.invalid).toEqual(['thief'])
})
