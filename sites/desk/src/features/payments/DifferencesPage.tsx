import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { MoneyFrame } from './MoneyFrame.tsx'
import { OrderLink } from './OrderLink.tsx'
import * as css from './payments.css.ts'
import { useMoney } from './useMoney.ts'

type Difference = StaffResponse<'reconciliation'>['items'][number]

/** Where the payment provider and the books differ, the gravest first. */
export function DifferencesPage() {
  const { t } = useTranslation(['desk', 'common'])
  const api = useApi()
  const times = useTimes()
  const money = useMoney()
  const text = useErrorText()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reconciliation'],
    queryFn: () => api.request('reconciliation', { query: {} }),
  })
  const columns: readonly DataColumn<Difference>[] = [
    {
      id: 'kind',
      label: t('desk:money.kind'),
      cell: ({ kind }) => t(`desk:money.kind_${kind}`),
      isRowHeader: true,
    },
    {
      id: 'number',
      label: t('desk:payments.number'),
      cell: ({ order_number }) => <OrderLink number={order_number} />,
    },
    {
      id: 'member',
      label: t('desk:money.member'),
      cell: ({ name }) => name ?? t('desk:money.erased'),
    },
    { id: 'since', label: t('desk:money.since'), cell: ({ since }) => times.moment(since) },
    {
      id: 'amount',
      label: t('desk:money.amount'),
      cell: ({ amount }) => money(amount),
      align: 'end',
    },
  ]
  return (
    <MoneyFrame>
      <p className={css.note}>{t('desk:money.differences_text')}</p>
      {!data && error ? (
        <ErrorState
          title={t('desk:error.title')}
          description={text(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {data || error ? null : (
        <Loading label={t('common:loading')}>
          <Skeleton variant="block" height="12rem" />
        </Loading>
      )}
      {data ? (
        <>
          <DataTable
            label={t('desk:money.tab_differences')}
            columns={columns}
            items={data.items}
            idOf={({ kind, payment, since }) => `${kind} ${payment} ${since}`}
            empty={t('desk:money.differences_none')}
          />
          {data.is_complete ? null : <AlertBanner>{t('desk:money.differences_more')}</AlertBanner>}
          <p className={css.note}>
            {t('desk:money.differences_since', { date: times.date(data.since) })}
          </p>
        </>
      ) : null}
    </MoneyFrame>
  )
}
