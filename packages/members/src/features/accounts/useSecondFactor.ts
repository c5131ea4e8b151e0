import { useAskedField } from './useAskedField.ts'

/**
 * State of the second-factor step. The step appears when the server first asks for a code, and stays.
 * @param refusal error of the latest login
 */
export function useSecondFactor(refusal: unknown) {
  const field = useAskedField('second_factor_required', refusal)
  return {
    ...field,
    /** Fields to add to the request. */
    given: field.value ? { code: field.value } : {},
  }
}
