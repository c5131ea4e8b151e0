import { afterAll, expect, test } from 'vitest'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { Workshop } from './support/workshop.ts'

const workshop = new Workshop()
process.env['THEMES_DIR'] = workshop.themes
const { brandAt } = await import('../src/dev/dressedBrands.ts')
afterAll(() => workshop.clear())

test('OPS-3 the development site shows a changed brand at the next request, whatever lies beside it', async () => {
  workshop.write('companies/kestrel-row.company.jsonc', orchidCompany)
  workshop.write('orchid-hour.theme.jsonc', orchidTheme())
  workshop.write('thorn.theme.jsonc', '{ "niche": 1e999')
  const nameNow = async () => (await brandAt('orchid-hour.localhost:4321'))?.brand.name
  expect(await nameNow()).toBe('Orchid Hour')
  workshop.write('orchid-hour.theme.jsonc', orchidTheme().replace('Orchid Hour', 'Orchid Day'))
  expect(await nameNow()).toBe('Orchid Day')
})
