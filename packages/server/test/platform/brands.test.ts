import { mkdtempSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBrands } from '../../src/platform/tenant/watchBrands.ts'
import { testBrand } from '../support/brand.ts'

const log = pino({ level: 'silent' })

async function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'themes-'))
  const add = (id: string) => writeFileSync(join(folder, `${id}.theme.ts`), '')
  add('harbour')
  const load = async () => {
    const files = (await readdir(folder)).map((file) => file.split('.')[0] ?? '')
    const brands = files.filter((id) => id !== 'faulty').map((id) => testBrand(id))
    return { brands, faults: [] }
  }
  const brands = await watchBrands(folder, load, log)
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

test('DOM-1 a file that is added is a site without a restart', async () => {
  const { brands, add } = await watched()
  const heard = vi.fn(async () => undefined)
  brands.onChange(heard)
  expect(brands.byHost('meadow.localhost')).toBeUndefined()
  add('meadow')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 })
  expect(brands.byHost('meadow.localhost')?.id).toBe('meadow')
})
