import { afterPurchase, paymentQuery, useClient } from '@bouquet/client'
import type { Payment } from '@bouquet/contract'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryError } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { useMailedLinkErrorText } from '../../platform/screens/OtherAccount.tsx'
import { column } from '../../platform/screens/screen.css.ts'
import { PaymentList } from './PaymentList.tsx'
import { PaymentOutcome } from './PaymentOutcome.tsx'
import { outcome } from './payments.css.ts'
import { Receipt } from './Receipt.tsx'

/** All payments, or the status of one. */
export function TransactionsScreen() {
  const { id } = useParams({ from: '/default/transactions/{-$id}' })
  return id === undefined ? <PaymentList /> : <PaymentPage key={id} id={id} />
}

/** Status of a payment; refreshes until it is final. */
function PaymentPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('payments')
  const errorText = useMailedLinkErrorText()
  const payment = useQuery(paymentQuery(useClient(), id))
  const error = useQueryError(payment)
  useCreditsBought(payment.data)
  return (
    <div className={column}>
      {payment.data ? (
        <>
          <PaymentOutcome payment={payment.data} />
          <Receipt payment={payment.data} />
        </>
      ) : error ? (
        <>
          <PageHeading title={t('title.payment')} isHidden />
          <ErrorState
            title={t('payment.unknown')}
            description={errorText(error)}
            onRetry={() => void payment.refetch()}
            isRetrying={payment.isFetching}
          />
        </>
      ) : (
        <>
          <PageHeading title={t('title.payment')} isHidden />
          <Loading label={t('payment.loading')} className={outcome}>
            <Skeleton variant="circle" width="5.5rem" height="5.5rem" />
            <Skeleton width="14rem" height="2rem" />
            <Skeleton width="18rem" />
          </Loading>
        </>
      )}
    </div>
  )
}

/** After payment, reloads the balance and sends messages that waited for credits. */
function useCreditsBought(payment: Payment | undefined) {
  const client = useClient()
  const isCompleted = payment?.status === 'completed'
  useEffect(() => {
    if (isCompleted) void afterPurchase(client)
  }, [isCompleted, client])
}
