import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import { loadBrand } from '@bouquet/theme/load'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareBrand } from '../src/command/diff/compareBrand.ts'
import { paths } from '../src/paths.ts'
import { fileWriter } from '../src/render/fileWriter.ts'
import { domainOf } from '../src/render/pageLocals.ts'
import { writeSite } from '../src/render/writeSite.ts'

let folder: string
let brand: Brand
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bouquet-compare-'))
  const loaded = await loadBrand(paths.themes, 'amberline')
  if (!loaded.brand) throw new Error('Amberline has an error.')
  brand = loaded.brand
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Publishes a site of one page in a colour. */
const publish = (output: 'live' | 'next', color: string) =>
  writeSite(
    { output: join(folder, output), domain: domainOf(brand), version: color },
    async (site) => {
      const write = fileWriter(site)
      const page = `<title>Home</title><style>:root{--v1:${color}}</style>`
      write({ path: 'en/index.html', content: page })
      const css = `:root{--b-color-primary-base:${color}}`
      write({ path: 'assets/brand.0123456789abcdef.css', content: css })
    },
  )
const compared = async () => {
  const { since, changes } = await compareBrand(brand, {
    live: join(folder, 'live'),
    next: join(folder, 'next'),
  })
  const colors = changes.flatMap(({ kind, before, after }) =>
    kind === 'token' ? [`${before} → ${after}`] : [],
  )
  return { since, colors }
}

test('OPS-12 diff compares a theme that is not live yet with what is live', async () => {
  await publish('live', 'red')
  await publish('live', 'green')
  await publish('next', 'blue')
  expect(await compared()).toEqual({
    since: 'live',
    colors: ['--b-color-primary-base: green → --b-color-primary-base: blue'],
  })
})

test('OPS-12 diff compares a theme that is live already with what was live before', async () => {
  await publish('live', 'red')
  await publish('live', 'green')
  await publish('next', 'green')
  expect(await compared()).toEqual({
    since: 'former',
    colors: ['--b-color-primary-base: red → --b-color-primary-base: green'],
  })
})

test('OPS-12 diff finds no change in a site that is live and the first of its brand', async () => {
  await publish('live', 'red')
  await publish('next', 'red')
  expect(await compared()).toEqual({ since: 'live', colors: [] })
})
