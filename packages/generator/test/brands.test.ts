import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '@bouquet/contract'
import { loadBrands } from '@bouquet/theme/load'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house } from '../src/house.ts'
import { pages } from '../src/page/pages.ts'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { filesIn, type Ran, Workshop } from './support/workshop.ts'

const workshop = new Workshop()
let before: Record<string, string>
let themesBefore: Record<string, string>
let ran: Ran

beforeAll(async () => {
  workshop.borrow('amberline', 'wireframe')
  workshop.write('companies/kestrel-row.company.jsonc', orchidCompany)
  const first = await workshop.run('build', '--draft')
  expect(first.faults).toBe('')
  before = workshop.state(workshop.output)
  themesBefore = workshop.state(workshop.themes)
  workshop.write('orchid-hour.theme.jsonc', orchidTheme())
  ran = await workshop.run('build', '--draft', 'orchid-hour')
})
afterAll(() => workshop.clear())

test('DOM-1 one added file gives a whole branded site', () => {
  expect(ran).toMatchObject({ code: 0, faults: '' })
  const files = filesIn(join(workshop.output, 'orchidhour.example'))
  for (const locale of localeCodes) {
    for (const path of Object.values(pages)) expect(files).toContain(`${locale}${path}/index.html`)
  }
  expect(files).toEqual(
    expect.arrayContaining([
      '404.html',
      'headers.json',
      'manifest.webmanifest',
      'robots.txt',
      'sitemap.xml',
      '_redirects',
    ]),
  )
  const assets = files.filter((file) => file.startsWith('assets/'))
  for (const kind of [
    /brand\.\w+\.css$/,
    /share\.\w+\.jpg$/,
    /icon\.\w+\.svg$/,
    /icon-512\.\w+\.png$/,
    /\.woff2$/,
  ]) {
    expect(assets.some((asset) => kind.test(asset))).toBe(true)
  }
})

test('DOM-1 building the added brand touches no other file', () => {
  const after = workshop.state(workshop.output)
  const others = Object.fromEntries(
    Object.entries(after).filter(([path]) => !path.startsWith('orchidhour.example/')),
  )
  expect(others).toEqual(before)
  const { 'orchid-hour.theme.jsonc': added, ...themes } = workshop.state(workshop.themes)
  expect(added).toBeDefined()
  expect(themes).toEqual(themesBefore)
})

const textFile = /\.(html|css|js|json|xml|txt|svg|webmanifest)$/

test('DOM-5 the output holds no name, domain or colour of another brand', async () => {
  const { brands } = await loadBrands(house.themes)
  expect(brands.length).toBeGreaterThan(2)
  const foreign = brands.flatMap(({ name, domains, company, seeds }) => [
    name,
    ...domains,
    company.name,
    ...company.tradenames,
    company.support_email,
    seeds.primary,
    seeds.secondary,
    seeds.neutral,
  ])
  const folder = join(workshop.output, 'orchidhour.example')
  const guilty = filesIn(folder)
    .filter((path) => textFile.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8').toLowerCase()
      return foreign
        .filter((word) => text.includes(word.toLowerCase()))
        .map((word) => `${path}: ${word}`)
    })
  expect(guilty).toEqual([])
})

test('DOM-5 no drawing of the brand is also another brand’s', () => {
  const drawings = (domain: string) => {
    const folder = join(workshop.output, domain)
    return filesIn(folder)
      .filter((path) => /^assets\/(brand|icon|share)/.test(path))
      .map((path) => readFileSync(join(folder, path)).toString('base64'))
  }
  const own = drawings('orchidhour.example')
  const others = new Set([...drawings('amberline.example'), ...drawings('wireframe.example')])
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter((drawing) => others.has(drawing))).toEqual([])
})

test('DOM-1 a second build finds nothing to do', async () => {
  const state = workshop.state(workshop.output)
  const again = await workshop.run('build', '--draft', 'orchid-hour')
  expect(again.said).toContain('Orchid Hour: up to date.')
  expect(workshop.state(workshop.output)).toEqual(state)
})

test('DOM-2 a fault stops its brand with file, field, reason and remedy, and no other', async () => {
  workshop.write(
    'broken.theme.jsonc',
    orchidTheme('"density": "spacious",').replace('orchidhour', 'broken'),
  )
  const whole = await workshop.run('build', '--draft')
  expect(whole.code).toBe(1)
  expect(whole.faults).toMatch(
    /^error BRAND-13 {2}\S*broken\.theme\.jsonc:10 {2}density\n +reason .*\n +remedy .*airy/,
  )
  expect(whole.said).toMatch(/Amberline: .*\n.*Orchid Hour: .*\n.*Wireframe: /)

  const other = await workshop.run('build', '--draft', 'wireframe')
  expect(other).toMatchObject({ code: 0, faults: '' })

  const checked = await workshop.run('check')
  expect(checked.code).toBe(1)
  expect(checked.faults).toContain('density')
})

test('DOM-2 a warning is told and stops nothing', async () => {
  const alike = orchidTheme().replace('"#1f8a70"', '"#5c2b88"')
  workshop.write('orchid-hour.theme.jsonc', alike)
  const ran = await workshop.run('build', '--draft', 'orchid-hour')
  expect(ran.code).toBe(0)
  expect(ran.faults).toMatch(
    /^warning BRAND-30 {2}\S*orchid-hour\.theme\.jsonc:\d+ {2}seeds\.secondary\n/,
  )
  expect(ran.said).toMatch(/Orchid Hour: \d+ pages/)

  rmSync(join(workshop.themes, 'broken.theme.jsonc'))
  const checked = await workshop.run('check')
  expect(checked.code).toBe(0)
  expect(checked.said).toContain('Brands that stand: 3. Faults that stop a brand: 0. Remarks: 1.')
})

test('DOM-2 a brand that does not exist is told with those that do', async () => {
  const unknown = await workshop.run('build', '--draft', 'orchid')
  expect(unknown.code).toBe(1)
  expect(unknown.faults).toContain('orchid-hour')
})
