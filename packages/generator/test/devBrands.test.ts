import { basename } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DevBrands } from '../src/dev/devBrands.ts'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { TestProject } from './support/testProject.ts'

const project = new TestProject()
afterAll(() => project.remove())

test('OPS-3 the development site shows a changed brand at the next request, even with an invalid file in the folder', async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write('orchid-hour.theme.jsonc', orchidTheme())
  project.write('thorn.theme.jsonc', '{ "niche": 1e999')
  const brands = new DevBrands(project.themes)
  const nameNow = async () => (await brands.at('orchid-hour.localhost:4321')).last?.brand.name
  expect(await nameNow()).toBe('Orchid Hour')
  project.write('orchid-hour.theme.jsonc', orchidTheme().replace('Orchid Hour', 'Orchid Day'))
  expect(await nameNow()).toBe('Orchid Day')
})

test('GEN-4 a saved colour is in the styles of the next page, though its pictures are not drawn again yet', async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write('orchid-hour.theme.jsonc', orchidTheme())
  const brands = new DevBrands(project.themes)
  brands.follow()
  const { last: before } = await brands.at('orchid-hour.localhost')
  project.write('orchid-hour.theme.jsonc', orchidTheme().replace('#5b2a86', '#1b6e3c'))
  brands.forget()
  const { last: after } = await brands.at('orchid-hour.localhost')
  const css = after?.assets.files.find(({ path }) => after.assets.urls.styles === `/${path}`)
  expect(css?.content).toContain('--b-color-primary-base:#1b6e3c')
  expect(after?.assets.urls.share).toBe(before?.assets.urls.share)
})

test('GEN-4 a saved logo file is in the header of the next page, and its symbol in the icon', async () => {
  const svg = (fill: string, width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"><path fill="${fill}" d="M0 0H9"/></svg>`
  const logo = '"logo": { "file": "orchid.logo.svg", "symbol": "orchid.symbol.svg" },'
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write('orchid-hour.theme.jsonc', orchidTheme(logo))
  project.write('orchid.logo.svg', svg('#5b2a86', 80))
  project.write('orchid.symbol.svg', svg('#1f8a70', 20))
  const brands = new DevBrands(project.themes)
  brands.follow()
  const assetsNow = async () => {
    const { last: found } = await brands.at('orchid-hour.localhost')
    const contentAt = (url: string | undefined) =>
      String(found?.assets.files.find(({ path }) => url === `/${path}`)?.content)
    const { logo: shown, urls } = found?.assets ?? {}
    return {
      shown,
      logos: shown?.pictures.map(({ src }) => contentAt(src)),
      icon: contentAt(urls?.icon),
    }
  }
  const { shown, logos, icon } = await assetsNow()
  expect(shown).toMatchObject({ width: 144, height: 36, saysName: true })
  expect(logos?.map((each) => each.split('#5b2a86').length - 1)).toEqual([1, 0])
  expect(icon).toContain('#1f8a70')
  project.write('orchid.logo.svg', svg('#7a1f3d', 80))
  brands.forget()
  expect((await assetsNow()).logos?.[0]).toContain('#7a1f3d')
})

test('OPS-12 a theme that breaks leaves its last right page, with the error, and no other brand in its place', async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write(
    'aster.theme.jsonc',
    orchidTheme().replaceAll('orchidhour', 'aster').replaceAll('Orchid Hour', 'Aster'),
  )
  project.write('orchid-hour.theme.jsonc', orchidTheme())
  const brands = new DevBrands(project.themes)
  const now = async (host: string) => {
    const { last, errors } = await brands.at(host)
    return [last?.brand.id, errors.map(({ file }) => basename(file))]
  }
  expect(await now('orchid-hour.localhost')).toEqual(['orchid-hour', []])
  project.write('orchid-hour.theme.jsonc', orchidTheme().replace('#5b2a86', 'no colour'))
  expect(await now('orchid-hour.localhost')).toEqual(['orchid-hour', ['orchid-hour.theme.jsonc']])
  expect(await now('thorn.localhost')).toEqual([undefined, ['thorn.theme.jsonc']])
  expect(await now('aster.localhost')).toEqual(['aster', []])
  project.write('orchid-hour.theme.jsonc', orchidTheme())
  expect(await now('orchid-hour.localhost')).toEqual(['orchid-hour', []])
})
