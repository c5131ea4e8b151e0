import { ApiError } from '@bouquet/client'
import { useErrorText } from './useErrorText.ts'

/** Sorts a refusal: words beside the consent to sensitive data when it is missing, else for the whole form. */
export function useConsentErrors(error: unknown) {
  const text = useErrorText()
  const words = error ? text(error) : undefined
  const isBeside = error instanceof ApiError && error.code === 'sensitive_consent_needed'
  return isBeside ? { consent: words, form: undefined } : { consent: undefined, form: words }
}
