import { trackingNames } from '../trackingNames.ts'
import { sentBack } from './sentBack.ts'

/** What the address asked for when the page was opened, or the form that came back in its place. */
export const asked = sentBack() ?? new URLSearchParams(location.search)

export const isTracking = (name: string): boolean => trackingNames.some((one) => one === name)

/** The part of the address that goes on with the visitor. */
export const carried = new URLSearchParams(
  [...asked].filter(([name]) => isTracking(name) || name === 'lb'),
)

/** A path with what goes on with the visitor. */
export const onwards = (path: string): string => (carried.size ? `${path}?${carried}` : path)
