import { type RefObject, useEffect, useRef } from 'react'

const faults = '[aria-invalid="true"], fieldset[data-invalid] input'

/**
 * Brings the first wrong field of a form into sight when a refusal arrives, so that nobody has to look
 * for it above the button.
 * @param refusal changes with each refusal; null or undefined when there is none
 */
export function useFocusOnFault(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(faults)?.focus()
  }, [refusal])
  return form
}
