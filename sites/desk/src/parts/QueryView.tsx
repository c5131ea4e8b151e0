import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../platform/errors/useErrorText.ts'

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** What a query has brought, with what stands there until it is loaded, or when it cannot be. */
export function QueryView<Data>({ query, children }: QueryViewProps<Data>) {
  const { t } = useTranslation(['desk', 'common'])
  const text = useErrorText()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  return error ? (
    <ErrorState
      title={t('desk:error.title')}
      description={text(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : (
    <Loading label={t('common:loading')}>
      <Skeleton variant="block" height="20rem" />
    </Loading>
  )
}
