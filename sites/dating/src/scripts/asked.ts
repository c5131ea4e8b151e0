import { trackingNames } from '../trackingNames.ts'
import { sentBack } from './sentBack.ts'

/** Query parameters of the page, or of the form that the server sent back. */
export const asked = sentBack() ?? new URLSearchParams(location.search)

export const isTracking = (name: string): boolean => trackingNames.some((one) => one === name)

/** The tracking parameters, which links keep. */
export const carried = new URLSearchParams(
  [...asked].filter(([name]) => isTracking(name) || name === 'lb'),
)

/** A path with the tracking parameters added. */
export const onwards = (path: string): string => (carried.size ? `${path}?${carried}` : path)
