import { type RefObject, useEffect, useRef } from 'react'

const faults = '[aria-invalid="true"], [data-invalid]'
const fields = 'input, select, textarea'

/**
 * Brings the first wrong field of a form into sight when a refusal arrives, so that nobody has to look
 * for it above the button.
 * @param refusal changes with each refusal; null or undefined when there is none
 */
export function useFocusOnFault(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!refusal) return
    const fault = form.current?.querySelector<HTMLElement>(faults)
    const field = fault?.matches(fields) ? fault : fault?.querySelector<HTMLElement>(fields)
    field?.focus()
  }, [refusal])
  return form
}
