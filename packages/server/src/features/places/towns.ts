import type { Place } from '@bouquet/contract'
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
  /** Local names of a country's towns that start with these letters, the largest first. */
  startingWith(country: string, letters: string): string[]
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
      for (const called of [name, englishName(country, name)]) {
        const town = called && binarySearch(data.byName, keyOf, townKey(country, called))
        if (typeof town === 'number') return pointOf(town)
      }
      return null
    },
    startingWith(country, letters) {
      const found = [
        ...townsWithPrefix(data.byName, keyOf, townKey(country, letters)),
        ...homeNamesWithPrefix(country, letters).flatMap((english) => {
          const town = binarySearch(data.byName, keyOf, townKey(country, english))
          return town === undefined ? [] : [town]
        }),
      ]
      const bySize = found.toSorted(
        (one, other) => (data.populations[other] ?? 0) - (data.populations[one] ?? 0),
      )
      const names = bySize.map((town) => localName(country, nameOf(town)))
      const starts = letters.trim().toLowerCase()
      const fitting = names.filter((name) => name.toLowerCase().startsWith(starts))
      return [...new Set(fitting)].slice(0, maxSuggestions)
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
  return ({ lat, lon }: Point, most: number) =>
    around(index, lon, lat, most, maxDistanceKm).flatMap((at) => towns[at] ?? [])
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

function binarySearch(sorted: Uint32Array, keyOf: (town: number) => string, key: string) {
  const town = sorted[lowerBound(sorted, keyOf, key)]
  return town !== undefined && keyOf(town) === key ? town : undefined
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
export const distanceKm = (one: Point, other: Point): number =>
  distance(one.lon, one.lat, other.lon, other.lat)
