import { ApiError } from '@bouquet/client'

/** The status that an error page shows: 500 unless the server said another; null when nothing answered. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof ApiError)) return 500
  if (error.code === 'offline') return null
  return error.status >= 400 ? error.status : 500
}
