import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nicheDefaults } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listRegions } from '../../../src/features/places/index.ts'

const folder = join(
  import.meta.dirname,
  '../../../../../sites/dating/src/landers/maplanding/maps/generated',
)
const mapSchema = z.object({
  viewBox: z.array(z.number()).length(4),
  regions: z.array(z.object({ name: z.string(), path: z.string().regex(/^M[\dM].+$/) })),
})
const countries = readdirSync(folder).map((file) => file.slice(0, 2))

test.each(countries)('LAN-1 the map of %s shows each region that a profile can have', (country) => {
  const file = readFileSync(join(folder, `${country}.json`), 'utf8')
  const { regions } = mapSchema.parse(JSON.parse(file))
  expect(regions.map(({ name }) => name)).toEqual(listRegions(country))
})

test('LAN-1 every country that is served by default has a map', () => {
  expect(countries).toEqual([...nicheDefaults('general').countries].toSorted())
})
