import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '@bouquet/contract'
import { loadBrands } from '@bouquet/theme/load'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageNames, pagePath } from '../src/page.ts'
import { paths } from '../src/paths.ts'
import { foreignMarks } from './support/foreignMarks.ts'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { filesIn, type RunResult, TestProject } from './support/testProject.ts'

const project = new TestProject()
let before: Record<string, string>
let themesBefore: Record<string, string>
let result: RunResult

beforeAll(async () => {
  project.copyBrands('amberline', 'wireframe')
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  const first = await project.run('build', '--draft')
  expect(first.stderr).toBe('')
  before = project.siteFiles()
  themesBefore = project.snapshot(project.themes)
  project.write('orchid-hour.theme.jsonc', orchidTheme())
  result = await project.run('build', '--draft', 'orchid-hour')
})
afterAll(() => project.remove())

test('DOM-1 one added file gives a whole branded site', () => {
  expect(result).toMatchObject({ code: 0, stderr: '' })
  const files = filesIn(join(project.output, 'orchidhour.example'))
  for (const locale of localeCodes) {
    for (const path of pageNames.map((name) => pagePath(name)))
      expect(files).toContain(`${locale}${path}/index.html`)
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
  const after = project.siteFiles()
  const others = Object.fromEntries(
    Object.entries(after).filter(([path]) => !path.includes('orchidhour.example')),
  )
  expect(others).toEqual(before)
  const { 'orchid-hour.theme.jsonc': added, ...themes } = project.snapshot(project.themes)
  expect(added).toBeDefined()
  expect(themes).toEqual(themesBefore)
})

test('DOM-5 the output holds no name, address or colour of another brand', async () => {
  const built = await loadBrands(project.themes)
  const orchid = built.brands.find(({ id }) => id === 'orchid-hour')
  const { brands } = await loadBrands(paths.themes)
  expect(brands.length).toBeGreaterThan(2)
  if (!orchid) throw new Error('The added brand is not valid.')
  const folder = join(project.output, 'orchidhour.example')
  expect(foreignMarks(folder, orchid, brands)).toEqual([])
})

test('DOM-5 no drawing of the brand is also another brand’s', () => {
  const drawings = (domain: string) => {
    const folder = join(project.output, domain)
    return filesIn(folder)
      .filter((path) => /^assets\/(brand|icon(-\d+)?|share)\./.test(path))
      .map((path) => readFileSync(join(folder, path)).toString('base64'))
  }
  const own = drawings('orchidhour.example')
  const others = new Set([...drawings('amberline.example'), ...drawings('wireframe.example')])
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter((drawing) => others.has(drawing))).toEqual([])
})

test('GEN-1 DOM-1 a second build finds nothing to do', async () => {
  const state = project.siteFiles()
  const again = await project.run('build', '--draft', 'orchid-hour')
  expect(again.stdout).toContain('Up to date: Orchid Hour.')
  expect(project.siteFiles()).toEqual(state)
})

test('DOM-2 an error names file, field, reason and remedy, and stops only its own brand', async () => {
  project.write(
    'broken.theme.jsonc',
    orchidTheme('"density": "spacious",').replace('orchidhour', 'broken'),
  )
  const whole = await project.run('build', '--draft')
  expect(whole.code).toBe(1)
  expect(whole.stderr).toMatch(
    /^error BRAND-13 {2}\S*broken\.theme\.jsonc:10 {2}density\n +reason .*\n +remedy .*airy/,
  )
  expect(whole.stdout).toContain('Up to date: Amberline, Orchid Hour, Wireframe.')

  const other = await project.run('build', '--draft', 'wireframe')
  expect(other).toMatchObject({ code: 0, stderr: '' })

  const checked = await project.run('check')
  expect(checked.code).toBe(1)
  expect(checked.stderr).toContain('density')
})

test('DOM-2 a warning is printed and stops nothing', async () => {
  const alike = orchidTheme().replace('"#1f8a70"', '"#5c2b88"')
  project.write('orchid-hour.theme.jsonc', alike)
  const result = await project.run('build', '--draft', 'orchid-hour')
  expect(result.code).toBe(0)
  expect(result.stderr).toMatch(
    /^warning BRAND-30 {2}\S*orchid-hour\.theme\.jsonc:\d+ {2}seeds\.secondary\n/,
  )
  expect(result.stdout).toMatch(/Orchid Hour: \d+ pages/)

  rmSync(join(project.themes, 'broken.theme.jsonc'))
  const checked = await project.run('check')
  expect(checked.code).toBe(0)
  expect(checked.stdout).toContain('Valid brands: 3. Errors: 0. Warnings and advice: 1.')
})

test('DOM-2 an unknown brand id is reported with similar ids', async () => {
  const unknown = await project.run('build', '--draft', 'orchid')
  expect(unknown.code).toBe(1)
  expect(unknown.stderr).toContain('orchid-hour')
})
