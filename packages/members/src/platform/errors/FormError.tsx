import { ApiError } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { type RefObject, useEffect, useRef } from 'react'
import { useErrorText } from './useErrorText.ts'

/** Error of a form as a whole; announced to screen readers. */
export function FormError({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <AlertBanner tone="danger" isUrgent>
      {text}
    </AlertBanner>
  )
}

/** Assigns an error to the consent field when the consent to sensitive data is missing, else to the form. */
export function useConsentErrors(error: unknown) {
  const text = useErrorText()
  const message = error ? text(error) : undefined
  const isBeside = error instanceof ApiError && error.code === 'sensitive_consent_needed'
  return isBeside ? { consent: message, form: undefined } : { consent: undefined, form: message }
}

/**
 * Assigns an error, and those of further fields that came with it, to the fields that they name. The first error
 * without a visible field is that of the form.
 */
export function useFieldErrors<const Field extends string>(
  error: unknown,
  fields: readonly Field[],
) {
  const text = useErrorText()
  const all = error instanceof ApiError ? [error, ...error.others] : error ? [error] : []
  const fieldOf = (each: unknown) =>
    each instanceof ApiError ? fields.find((field) => field === each.field) : undefined
  const find = (field: Field | undefined) => {
    const found = all.find((each) => fieldOf(each) === field)
    return found === undefined ? undefined : text(found)
  }
  return { of: (field: Field) => find(field), form: find(undefined) }
}

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
