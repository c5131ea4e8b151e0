import { trackingNames } from '../trackingNames.ts'

/**
 * Where the visitor came from, as a form says that the server refused: its page came under the address of the
 * call, which knows nothing of it. Undefined on every other page.
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
