import { ApiError } from '@bouquet/client'
import { useState } from 'react'

const isAsking = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.code === 'second_factor_required'

/**
 * State of the second-factor step. The step appears when the server first asks for a code, and stays.
 * @param refusal error of the latest login
 */
export function useSecondFactor(refusal: unknown) {
  const [asking, setAsking] = useState<unknown>()
  const [code, setCode] = useState('')
  if (asking === undefined && isAsking(refusal)) setAsking(refusal)
  return {
    isAsked: asking !== undefined,
    /** The first request for a code is not shown as an error. */
    isFirst: asking === refusal,
    code,
    setCode,
    /** Fields to add to the login request. */
    given: code ? { code } : {},
  }
}
