import { ApiError } from '@bouquet/client'
import { useState } from 'react'

const isAsking = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.code === 'second_factor_required'

/**
 * The second step of logging in, which appears once the server asks for it and then stays.
 * @param refusal of the latest try
 */
export function useSecondFactor(refusal: unknown) {
  const [asking, setAsking] = useState<unknown>()
  const [code, setCode] = useState('')
  if (asking === undefined && isAsking(refusal)) setAsking(refusal)
  return {
    isAsked: asking !== undefined,
    /** Asking for the first time is no error. */
    isFirst: asking === refusal,
    code,
    setCode,
    /** What goes with the words of the form. */
    given: code ? { code } : {},
  }
}
