import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRegions } from '../src/features/places/index.ts'
import { countryMaps } from './countries.data.ts'
import { drawCountry, drawStates } from './drawCountry.ts'
import { readRegionTowns } from './towns.ts'

const folder = join(
  import.meta.dirname,
  '../../../sites/dating/src/landers/maplanding/maps/generated',
)
const towns = readRegionTowns()
mkdirSync(folder, { recursive: true })

const maps = {
  ...Object.fromEntries(
    Object.entries(countryMaps).map(([country, map]) => [
      country,
      drawCountry(map, towns.get(country) ?? [], listRegions(country)),
    ]),
  ),
  US: drawStates(listRegions('US')),
}
for (const [country, map] of Object.entries(maps)) {
  writeFileSync(join(folder, `${country}.json`), `${JSON.stringify(map)}\n`)
}
