import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nicheNames } from '@bouquet/contract'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { lookSchema } from '../src/brand/look.ts'
import { brandSource, checkBrand, draftOf } from '../src/check/index.ts'
import { solidPaths } from '../src/contract/colorPaths.ts'
import { colorsByPath } from '../src/contract/measurePairs.ts'
import { deriveColors } from '../src/derive/colors.ts'
import { fontIds } from '../src/fonts/fonts.ts'
import { isError } from '../src/load/index.ts'
import { loadBrands } from '../src/load/loadBrands.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'

/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')
mkdirSync(scratch, { recursive: true })
const folder = mkdtempSync(join(scratch, 'draft-'))
mkdirSync(join(folder, 'companies'))
const named = { ...company, tradenames: ['My brand'] }
writeFileSync(join(folder, 'companies/acorn.company.jsonc'), JSON.stringify(named))
afterAll(() => rmSync(folder, { recursive: true }))

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const { density, motion, art, shape } = lookSchema.shape
const choices = fc.record({
  niche: fc.constantFrom(...nicheNames),
  seeds: fc.record({ primary: hex, secondary: hex, neutral: hex }),
  type: fc.record({ display: fc.constantFrom(...fontIds), text: fc.constantFrom(...fontIds) }),
  density: fc.constantFrom(...density.options),
  motion: fc.constantFrom(...motion.options),
  art: fc.constantFrom(...art.options),
  shape: fc.record({
    corners: fc.constantFrom(...shape.shape.corners.options),
    photo: fc.constantFrom(...shape.shape.photo.options),
    border: fc.constantFrom(...shape.shape.border.options),
  }),
  overridden: fc.subarray([...solidPaths], { maxLength: 3 }),
  mode: fc.constantFrom('light' as const, 'dark' as const),
})

test('DOM-2 GEN-4 whatever is chosen in the page, its file passes the check unchanged and keeps the overrides', async () => {
  await fc.assert(
    fc.asyncProperty(choices, async ({ overridden, mode, ...look }) => {
      const derived = colorsByPath(deriveColors(look.seeds, mode))
      const overrides = {
        [mode]: Object.fromEntries(overridden.map((path) => [path, derived(path)])),
      }
      const start = resolveBrand('rose', { ...file, ...look, overrides }, company)
      const source = brandSource(draftOf(start))
      expect(checkBrand('my-brand', source, named).diagnostics.filter(isError)).toEqual([])
      writeFileSync(join(folder, 'my-brand.theme.jsonc'), source)
      const { brands, diagnostics } = await loadBrands(folder)
      expect(diagnostics.filter(isError)).toEqual([])
      expect(brands[0]).toMatchObject({ id: 'my-brand', seeds: look.seeds, overrides })
    }),
    { numRuns: 60 },
  )
})

test('DOM-2 GEN-4 an override that a new seed breaks is named in the page as by the check', async () => {
  const overrides = { light: { 'text.strong': '#f0f0f0' } }
  const source = brandSource({ ...draftOf(resolveBrand('rose', file, company)), overrides })
  writeFileSync(join(folder, 'my-brand.theme.jsonc'), source)
  const shown = checkBrand('my-brand', source, named).diagnostics
  expect(shown.map(({ code, field }) => [code, field])).toEqual([
    ['BRAND-22', 'overrides.light.text.strong'],
  ])
  const { diagnostics } = await loadBrands(folder)
  expect(diagnostics.map(({ reason, remedy }) => [reason, remedy])).toEqual(
    shown.map(({ reason, remedy }) => [reason, remedy]),
  )
})
