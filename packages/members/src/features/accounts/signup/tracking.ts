import { browserStorage, type Tracking } from '@bouquet/contract'
import * as z from 'zod/mini'

/** Truncated rather than ignored, as the server does. */
const value = z.optional(z.string().check(z.overwrite((text) => text.slice(0, 500))))

const trackingSchema = z.object({
  network: value,
  ref: value,
  sub1: value,
  sub2: value,
  sub3: value,
})

const key = browserStorage.tracking.name

/**
 * Stores the traffic source until signup; the first source of a visit is kept.
 * @param campaign stands in for a missing `ref`
 */
export function saveTracking(storage: Storage, search: string, campaign?: string): void {
  const given = trackingSchema.parse({
    ...(campaign && { ref: campaign }),
    ...Object.fromEntries(new URLSearchParams(search)),
  })
  if (Object.keys(given).length > 0 && !storage.getItem(key)) {
    storage.setItem(key, JSON.stringify(given))
  }
}

/** The stored traffic source, if any. */
export function readTracking(storage: Storage): Tracking | undefined {
  const stored = storage.getItem(key)
  return stored === null ? undefined : parseTracking(stored)
}

function parseTracking(stored: string): Tracking | undefined {
  try {
    return trackingSchema.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}
