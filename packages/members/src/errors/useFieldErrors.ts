import { ApiError } from '@bouquet/client'
import { useErrorText } from './useErrorText.ts'

/**
 * Sorts a refusal: words beside the field that it names, or for the whole form when it names none of
 * those that are shown.
 */
export function useFieldErrors<const Field extends string>(
  error: unknown,
  fields: readonly Field[],
) {
  const text = useErrorText()
  const named =
    error instanceof ApiError ? fields.find((field) => field === error.field) : undefined
  return {
    of: (field: Field) => (field === named ? text(error) : undefined),
    form: error && named === undefined ? text(error) : undefined,
  }
}
