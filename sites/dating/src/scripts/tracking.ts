import { trackingNames } from '../trackingNames.ts'

/** Query parameters of the page, or of the form that the server sent back. */
export const query = refusedFormQuery() ?? new URLSearchParams(location.search)

export const isTracking = (name: string): boolean => trackingNames.some((one) => one === name)

/** The tracking parameters, which links keep. */
export const trackingParams = new URLSearchParams(
  [...query].filter(([name]) => isTracking(name) || name === 'lb'),
)

/** A path with the tracking parameters added. */
export const withTracking = (path: string): string =>
  trackingParams.size ? `${path}?${trackingParams}` : path

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
