import { mkdtempSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHostLookup } from '../../../src/platform/tenant/Brands.ts'
import { watchBrands } from '../../../src/platform/tenant/watchBrands.ts'
import { testBrand } from '../../support/brand.ts'
import { patience } from '../../support/patience.ts'

const log = pino({ level: 'silent' })

async function watched({ localHosts = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'themes-'))
  const add = (id: string) => writeFileSync(join(folder, `${id}.theme.jsonc`), '')
  add('harbour')
  const load = async () => {
    const files = (await readdir(folder)).map((file) => file.split('.')[0] ?? '')
    const brands = files.filter((id) => id !== 'faulty').map((id) => testBrand(id))
    return { brands, invalid: [], diagnostics: [] }
  }
  const brands = await watchBrands({ themesDir: folder, localHosts }, load, log)
  onTestFinished(() => brands.close())
  return { brands, add }
}

test('DOM-7 a brand answers on its domains, with www, and on its name at localhost', async () => {
  const { brands } = await watched()
  for (const host of ['harbour.example', 'www.harbour.example', 'harbour.localhost']) {
    expect(brands.byHost(host)?.id).toBe('harbour')
  }
  expect(brands.byHost('localhost')).toBeUndefined()
  expect(brands.byHost('harbour.example.evil.example')).toBeUndefined()
})

test('DOM-2 a brand that states its domain with www answers on both', () => {
  const brand = { ...testBrand('harbour'), domains: ['www.harbour.example'] }
  const byHost = createHostLookup([brand], { localHosts: false })
  for (const host of ['harbour.example', 'www.harbour.example']) expect(byHost(host)).toBe(brand)
  expect(byHost('harbor.example')).toBeUndefined()
})

test('DOM-7 its name at localhost does not answer where that is not wanted', async () => {
  const { brands } = await watched({ localHosts: false })
  expect(brands.byHost('harbour.localhost')).toBeUndefined()
  expect(brands.byHost('harbour.example')?.id).toBe('harbour')
})

test('DOM-1 a file that is added is a site without a restart', async () => {
  const { brands, add } = await watched()
  const received = vi.fn(async () => undefined)
  brands.onChange(received)
  expect(brands.byHost('meadow.localhost')).toBeUndefined()
  add('meadow')
  await vi.waitFor(() => expect(received).toHaveBeenCalled(), patience)
  expect(brands.byHost('meadow.localhost')?.id).toBe('meadow')
})

test('DOM-2 a diagnostic is logged as gravely as it is, and a remark stops no brand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'themes-'))
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const place = { line: 1, reason: 'reason', remedy: 'remedy' }
  const diagnostics = [
    { ...place, code: 'BRAND-01', level: 'fatal', file: 'a.theme.jsonc', field: '' },
    { ...place, code: 'BRAND-12', level: 'error', file: 'b.theme.jsonc', field: 'niche' },
    { ...place, code: 'BRAND-30', level: 'warning', file: 'c.theme.jsonc', field: 'seeds' },
    { ...place, code: 'BRAND-40', level: 'advice', file: 'c.theme.jsonc', field: 'seeds' },
  ] as const
  const brands = await watchBrands(
    { themesDir: folder, localHosts: true },
    async () => ({ brands: [testBrand('c')], invalid: [], diagnostics }),
    logger,
  )
  onTestFinished(() => brands.close())
  const levels = lines.map((line) => pino.levels.labels[JSON.parse(line).level])
  expect(levels).toEqual(['error', 'error', 'warn', 'info'])
  expect(brands.byHost('c.localhost')?.id).toBe('c')
})
