import { ApiError } from '@bouquet/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Translated messages for errors. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'account'])
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors:general_error')
    const { code, params } = error
    if (code === 'offline') return t('account:error.offline')
    if (code === 'unreadable') return t('errors:general_error')
    // A newer server may have errors that this page has no text for.
    return t([`errors:${code}`, 'errors:general_error'], params)
  }
}

/** The status on an error page: the server's, 500 for other errors, null without a connection. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof ApiError)) return 500
  if (error.code === 'offline') return null
  return error.status >= 400 ? error.status : 500
}

type FailingQuery = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>

/**
 * The error of a query that has no data. TanStack Query resets `error` when it fetches again; kept here until that
 * succeeds, so that the error screen and the focus on its button stay.
 */
export function useQueryError({ data, error, errorUpdateCount }: FailingQuery): Error | null {
  const [last, setLast] = useState<Error | null>(null)
  const shown = data !== undefined || errorUpdateCount === 0 ? null : (error ?? last)
  if (shown !== last) setLast(shown)
  return shown
}
