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
  const nameNow = async () => (await brands.at('orchid-hour.localhost:4321'))?.brand.name
  expect(await nameNow()).toBe('Orchid Hour')
  project.write('orchid-hour.theme.jsonc', orchidTheme().replace('Orchid Hour', 'Orchid Day'))
  expect(await nameNow()).toBe('Orchid Day')
})

test('GEN-4 a saved colour is in the styles of the next page, though its pictures are not drawn again yet', async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write('orchid-hour.theme.jsonc', orchidTheme())
  const brands = new DevBrands(project.themes)
  brands.follow()
  const before = await brands.at('orchid-hour.localhost')
  project.write('orchid-hour.theme.jsonc', orchidTheme().replace('#5b2a86', '#1b6e3c'))
  brands.forget()
  const after = await brands.at('orchid-hour.localhost')
  const css = after?.assets.files.find(({ path }) => after.assets.urls.styles === `/${path}`)
  expect(css?.content).toContain('--b-color-primary-base:#1b6e3c')
  expect(after?.assets.urls.share).toBe(before?.assets.urls.share)
})
