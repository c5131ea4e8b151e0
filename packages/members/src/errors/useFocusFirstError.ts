import { type RefObject, useEffect, useRef } from 'react'

const invalidFields = '[aria-invalid="true"], [data-invalid]'
const fields = 'input, select, textarea'

/**
 * Focuses the first invalid field of a form when an error arrives.
 * @param error changes with each error; null or undefined without one
 */
export function useFocusFirstError(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!error) return
    const invalid = form.current?.querySelector<HTMLElement>(invalidFields)
    const field = invalid?.matches(fields) ? invalid : invalid?.querySelector<HTMLElement>(fields)
    field?.focus()
  }, [error])
  return form
}
