import { Button } from '@bouquet/ui/Button'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { stack } from './settings.css.ts'

interface LoadedPartProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** The inside of a row that needs an answer of the server: waiting, failed or there. */
export function LoadedPart<Data>({ query, children }: LoadedPartProps<Data>) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const error = useQueryError(query)
  if (query.data !== undefined) return children(query.data)
  if (error) {
    return (
      <div className={stack}>
        <FormError text={text(error)} />
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          isPending={query.isFetching}
          onPress={() => void query.refetch()}
        >
          {t('error.again')}
        </Button>
      </div>
    )
  }
  return (
    <Loading label={t('frame.loading')} className={stack}>
      <Skeleton width="16rem" />
      <Skeleton width="11rem" />
    </Loading>
  )
}
