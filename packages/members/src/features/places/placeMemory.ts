import { browserStorage, constants, type Place } from '@bouquet/contract'
import * as z from 'zod/mini'

const key = browserStorage.found_place.name

const storedSchema = z.object({
  geocode: z.union([
    z.object({ country: z.string(), region: z.nullable(z.string()), city: z.string() }),
    z.literal(false),
  ]),
  /** When it was found, in milliseconds since 1970. */
  at: z.number(),
})

/** The town found on this device within the last hour; false when none was found, null when not known. */
export function readFoundPlace(storage: Storage, now: number): Place | false | null {
  try {
    const { geocode, at } = storedSchema.parse(JSON.parse(storage.getItem(key) ?? 'null'))
    if (now - at < constants.geolocationMaxAgeMs) return geocode
    storage.removeItem(key)
    return null
  } catch {
    return null
  }
}

export function saveFoundPlace(storage: Storage, geocode: Place | false, now: number): void {
  storage.setItem(key, JSON.stringify({ geocode, at: now }))
}
