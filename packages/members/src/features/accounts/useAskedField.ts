import { ApiError } from '@bouquet/client'
import type { ErrorCode } from '@bouquet/contract'
import { useState } from 'react'

/**
 * State of a field that is shown once the server asks for it, and stays until it is reset.
 * @param askedBy code of the error that asks
 * @param refusal error of the latest call
 */
export function useAskedField(askedBy: ErrorCode, refusal: unknown) {
  const [asking, setAsking] = useState<unknown>()
  const [value, setValue] = useState('')
  const isAsking = refusal instanceof ApiError && refusal.code === askedBy
  if (asking === undefined && isAsking) setAsking(refusal)
  return {
    isAsked: asking !== undefined,
    /** The first request for the field is not shown as an error. */
    isFirst: asking === refusal,
    value,
    setValue,
    reset() {
      setAsking(undefined)
      setValue('')
    },
  }
}
