import { trackingNames } from '../trackingNames.ts'

/**
 * Tracking parameters of a form that the server refused. Its page has the URL of the API call, which does not
 * contain them. Undefined on every other page.
 */
export function sentBack(): URLSearchParams | undefined {
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
