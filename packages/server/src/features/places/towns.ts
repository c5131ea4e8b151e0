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
}

const maxDistanceKm = 60
/** Number of nearest towns and nearest cities to compare. */
const candidateCounts = { towns: 12, cities: 8 }

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

/** Binary search in towns sorted by key. */
function binarySearch(sorted: Uint32Array, keyOf: (town: number) => string, key: string) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyOf(sorted[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  const town = sorted[low]
  return town !== undefined && keyOf(town) === key ? town : undefined
}

const localName = (country: string, name: string) => townNames[`${country}.${name}`] ?? name

const englishNames = new Map(
  Object.entries(townNames).map(([key, home]) => {
    const [country = '', name = ''] = key.split('.')
    return [townKey(country, home), name] as const
  }),
)

const englishName = (country: string, name: string) => englishNames.get(townKey(country, name))

/** Kilometres between two points along the surface of the earth. */
export const distanceKm = (one: Point, other: Point): number =>
  distance(one.lon, one.lat, other.lon, other.lat)
