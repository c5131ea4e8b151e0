import { trackingNames } from '../trackingNames.ts'

/** Query parameters of the page, or of the form that the server sent back. */
const query = refusedFormQuery() ?? new URLSearchParams(location.search)

export function isTracking(name: string): boolean {
  return trackingNames.some((one) => one === name)
}

/**
 * The tracking parameters, which links keep: those of the page, otherwise those of the page before, whose link may
 * have been followed before its script had changed it.
 */
export const trackingParams =
  trackingOf(query) ?? trackingOf(queryBefore()) ?? new URLSearchParams()

/** A path with the tracking parameters added. */
export function withTracking(path: string): string {
  return trackingParams.size ? `${path}?${trackingParams}` : path
}

function trackingOf(params: URLSearchParams): URLSearchParams | undefined {
  const tracking = [...params].filter(([name]) => isTracking(name) || name === 'lb')
  return tracking.length ? new URLSearchParams(tracking) : undefined
}

/** Query parameters of the page before, if it was one of this site. */
function queryBefore(): URLSearchParams {
  const isOwn = document.referrer.startsWith(`${location.origin}/`)
  return new URLSearchParams(isOwn ? new URL(document.referrer).search : '')
}

/**
 * Tracking parameters of a form that the server refused. Its page has the URL of the API call, which does not
 * contain them. Undefined on every other page.
 */
function refusedFormQuery(): URLSearchParams | undefined {
  const form = document.querySelector<HTMLFormElement>('[data-signup-form]:has([data-shown])')
  if (!form) return undefined
  const values = new FormData(form)
  return new URLSearchParams(
    trackingNames.flatMap((name) => {
      const value = values.get(name)
      return typeof value === 'string' && value ? [[name, value]] : []
    }),
  )
}
