import { ApiError } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { page, panel, subtitle } from '../../parts/page.css.ts'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'
import { PaymentState } from './PaymentState.tsx'
import * as css from './payments.css.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { RefundDone } from './RefundDone.tsx'
import { RequestActions } from './RequestActions.tsx'

/** Everything about one payment, and paying it back. */
export function PaymentDetail({ payment: typed }: { readonly payment: string }) {
  const { t } = useTranslation(['desk', 'errors'])
  const api = useApi()
  const cache = useQueryClient()
  const text = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<StaffResponse<'refund'> | null>(null)
  const queryKey = ['payment', typed]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => api.request('payment', { query: { payment: typed } }),
    retry: false,
  })
  if (error instanceof ApiError && error.code === 'not_found')
    return <EmptyState title={t('money.unknown')} />
  if (!data && error)
    return (
      <ErrorState
        title={t('money.failed')}
        description={text(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data)
    return (
      <Loading label={t('money.loading')}>
        <Skeleton variant="block" height="24rem" />
      </Loading>
    )
  const { payment, requests } = data
  const waiting = requests.find(({ state }) => state === 'waiting')
  const isRefundable =
    payment.state === 'completed' && payment.dispute === null && data.account !== null && !waiting
  const isLeft = (payment.refunded?.amount ?? 0) < payment.price.amount

  function changed() {
    void cache.invalidateQueries({ queryKey })
    void cache.invalidateQueries({ queryKey: ['payments'] })
    void cache.invalidateQueries({ queryKey: ['refund-requests'] })
  }
  return (
    <div className={page}>
      {done ? <RefundDone {...done} /> : null}
      <section className={panel} aria-label={t('money.bought')}>
        <div className={css.head}>
          <h2 className={subtitle}>{t('money.bought')}</h2>
          <PaymentState {...payment} />
        </div>
        <PaymentFacts payment={payment} account={data.account} />
        {waiting ? (
          <AlertBanner
            tone="warning"
            actions={<RequestActions request={waiting} onDone={changed} />}
          >
            {t('errors:refund_requested')}
          </AlertBanner>
        ) : null}
        {isRefundable && isLeft ? (
          <div>
            <Button tone="danger" variant="outline" onPress={() => setOpen(true)}>
              {t('payments.refund')}
            </Button>
          </div>
        ) : null}
      </section>
      <PaymentHistory record={data} />
      <RefundDialog
        brand={payment.brand}
        payment={payment.payment}
        number={payment.order_number}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onDone={(result) => {
          setDone(result)
          changed()
        }}
      />
    </div>
  )
}
