import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type FailingQuery = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>

/**
 * The error of a query that has no data. TanStack Query resets `error` when it fetches again; kept here until that
 * succeeds, so that the error screen and the focus on its button stay.
 */
export function useQueryError({ data, error, errorUpdateCount }: FailingQuery): Error | null {
  const [last, setLast] = useState<Error | null>(null)
  const kept = data !== undefined || errorUpdateCount === 0 ? null : (error ?? last)
  if (kept !== last) setLast(kept)
  return kept
}
