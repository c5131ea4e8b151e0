import { afterAll, expect, test } from 'vitest'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { TestProject } from './support/testProject.ts'

const project = new TestProject()
process.env['THEMES_DIR'] = project.themes
const { brandAtHost } = await import('../src/dev/devSite.ts')
afterAll(() => project.remove())

test('OPS-3 the development site shows a changed brand at the next request, even with an invalid file in the folder', async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write('orchid-hour.theme.jsonc', orchidTheme())
  project.write('thorn.theme.jsonc', '{ "niche": 1e999')
  const nameNow = async () => (await brandAtHost('orchid-hour.localhost:4321'))?.brand.name
  expect(await nameNow()).toBe('Orchid Hour')
  project.write('orchid-hour.theme.jsonc', orchidTheme().replace('Orchid Hour', 'Orchid Day'))
  expect(await nameNow()).toBe('Orchid Day')
})
