import type { Place, Town } from '@bouquet/contract'
import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import { townLocation } from './findRegion.ts'
import { chooseTown } from './places.rules.ts'
import { readTownData, type TownData, townKey } from './townData.ts'
import { townNames } from './townNames.data.ts'

/** A position in degrees. */
export interface Point {
  readonly lat: number
  readonly lon: number
}

/** Towns with more than a thousand inhabitants, from GeoNames (CC BY 4.0). */
export interface Towns {
  /** The town that people at a point would name, within 60 km. */
  near(point: Point): Place | null
  /** Position of a town, by its local or English name. */
  find(country: string, name: string): Point | null
  /** A country's towns of this local or English name, the largest first. */
  called(country: string, name: string): Town[]
  /** Names of the towns within some kilometres of a town, by country; null for a town that is not known. */
  within(country: string, name: string, km: number): ReadonlyMap<string, readonly string[]> | null
  /** A country's towns whose name starts with these letters, the largest first. */
  startingWith(country: string, letters: string): Town[]
}

const maxDistanceKm = 60
/** Number of nearest towns and nearest cities to compare. */
const candidateCounts = { towns: 12, cities: 8 }
const maxSuggestions = 12

let reading: Promise<Towns> | undefined

/** Loads the towns on first use. */
export function loadTowns(): Promise<Towns> {
  reading ??= readTownData()
    .then(indexTowns)
    .catch((thrown: unknown) => {
      reading = undefined
      throw thrown
    })
  return reading
}

function indexTowns(data: TownData): Towns {
  const names = data.names.split('\n')
  const nameOf = (town: number) => names[town] ?? ''
  const areaOf = (town: number) => {
    const [country = '', admin1 = '', admin2 = ''] =
      data.areas[data.areaOf[town] ?? 0]?.split('.') ?? []
    return { country, admin1, admin2 }
  }
  const pointOf = (town: number): Point => ({
    lat: data.lats[town] ?? 0,
    lon: data.lons[town] ?? 0,
  })
  const keyOf = (town: number) => townKey(areaOf(town).country, nameOf(town))
  const towns = indexPoints(data.placed, pointOf)
  const cities = indexPoints(data.cities, pointOf)

  const candidate = (town: number, from: Point) => ({
    town,
    country: areaOf(town).country,
    population: data.populations[town] ?? 0,
    isSeat: data.seats[town] === 1,
    distanceKm: distanceKm(from, pointOf(town)),
  })

  const bySize = (found: readonly number[]) =>
    found.toSorted((one, other) => (data.populations[other] ?? 0) - (data.populations[one] ?? 0))

  /** All towns of a country with exactly this name in the data. */
  function withName(country: string, name: string): number[] {
    const key = townKey(country, name)
    const first = lowerBound(data.byName, keyOf, key)
    let end = first
    while (end < data.byName.length && keyOf(data.byName[end] ?? 0) === key) end += 1
    return [...data.byName.subarray(first, end)]
  }

  const called = (country: string, name: string): number[] => {
    const english = englishName(country, name)
    return bySize([...withName(country, name), ...(english ? withName(country, english) : [])])
  }

  const describe = (town: number): Town => ({
    city: localName(areaOf(town).country, nameOf(town)),
    region: townLocation(areaOf(town)).region,
  })

  return {
    near(point) {
      const nearest = new Set([
        ...towns(point, candidateCounts.towns),
        ...cities(point, candidateCounts.cities),
      ])
      const chosen = chooseTown(
        [...nearest].map((town) => candidate(town, point)),
        (one, other) => distanceKm(pointOf(one.town), pointOf(other.town)),
      )
      if (!chosen) return null
      return {
        ...townLocation(areaOf(chosen.town)),
        city: localName(chosen.country, nameOf(chosen.town)),
      }
    },
    find(country, name) {
      const [town] = called(country, name)
      return town === undefined ? null : pointOf(town)
    },
    called: (country, name) => called(country, name).map(describe),
    within(country, name, km) {
      const [center] = called(country, name)
      if (center === undefined) return null
      const near = towns(pointOf(center), Number.POSITIVE_INFINITY, km)
      const places = near.map((town) => ({
        ...townLocation(areaOf(town)),
        city: describe(town).city,
      }))
      return new Map(
        [...Map.groupBy(places, (place) => place.country)].map(([home, found]) => [
          home,
          [...new Set(found.map(({ city }) => city))],
        ]),
      )
    },
    startingWith(country, letters) {
      const found = [
        ...townsWithPrefix(data.byName, keyOf, townKey(country, letters)),
        ...homeNamesWithPrefix(country, letters).flatMap((english) => withName(country, english)),
      ]
      const starts = letters.trim().toLowerCase()
      const fitting = bySize(found)
        .map(describe)
        .filter(({ city }) => city.toLowerCase().startsWith(starts))
      const once = new Map(fitting.map((town) => [`${town.city}, ${town.region}`, town]))
      return [...once.values()].slice(0, maxSuggestions)
    },
  }
}

/** The nearest of some towns to a point, within reach. */
function indexPoints(towns: Uint32Array, pointOf: (town: number) => Point) {
  const index = new KDBush(towns.length, undefined, Float32Array)
  for (const town of towns) {
    const { lat, lon } = pointOf(town)
    index.add(lon, lat)
  }
  index.finish()
  return ({ lat, lon }: Point, most: number, km = maxDistanceKm) =>
    around(index, lon, lat, most, km).flatMap((at) => towns[at] ?? [])
}

/** Index of the first town, sorted by key, that is not before a key. */
function lowerBound(sorted: Uint32Array, keyOf: (town: number) => string, key: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyOf(sorted[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Towns, sorted by key, whose key starts with a prefix. */
function townsWithPrefix(sorted: Uint32Array, keyOf: (town: number) => string, prefix: string) {
  const first = lowerBound(sorted, keyOf, prefix)
  let end = first
  while (end < sorted.length && keyOf(sorted[end] ?? 0).startsWith(prefix)) end += 1
  return sorted.subarray(first, end)
}

const localName = (country: string, name: string) => townNames[`${country}.${name}`] ?? name

const englishNames = new Map(
  Object.entries(townNames).map(([key, home]) => {
    const [country = '', name = ''] = key.split('.')
    return [townKey(country, home), name] as const
  }),
)

/** English names of a country's towns whose local name starts with these letters. */
const homeNamesWithPrefix = (country: string, letters: string): string[] =>
  [...englishNames].flatMap(([key, english]) =>
    key.startsWith(townKey(country, letters)) ? [english] : [],
  )

const englishName = (country: string, name: string) => englishNames.get(townKey(country, name))

/** Kilometres between two points along the surface of the earth. */
export function distanceKm(one: Point, other: Point): number {
  return distance(one.lon, one.lat, other.lon, other.lat)
}
