import { creditsQuery, transactionsQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useTranslation } from 'react-i18next'
import { page } from '../credits/credits.css.ts'
import { OfferLoading } from '../credits/OfferLoading.tsx'
import { useErrorText, useQueryError } from '../errors/useErrorText.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { Checkout } from './Checkout.tsx'

/** The package of the last purchase once more, paid as before unless one chooses otherwise. */
export function RepeatOrderScreen() {
  const { t } = useTranslation('credits')
  const errorText = useErrorText()
  const client = useClient()
  const offer = useQuery(creditsQuery(client))
  const payments = useQuery(transactionsQuery(client))
  const last = payments.data?.find(({ status }) => status === 'completed')
  const chosen = offer.data?.packages.find(({ id }) => id === last?.package)
  const offerError = useQueryError(offer)
  const paymentsError = useQueryError(payments)
  const error = offerError ?? paymentsError
  const failed = offerError ? offer : payments
  return (
    <div className={page}>
      <PageHeading title={t('title.repeat')} />
      {offer.data && payments.data ? (
        chosen && last ? (
          <Checkout
            offer={offer.data}
            chosen={chosen}
            preferred={last.payment_method}
            next={undefined}
          />
        ) : (
          <EmptyState
            title={t('repeat.none')}
            text={t(last ? 'repeat.gone_text' : 'repeat.none_text')}
            icon={<History size="1em" strokeWidth={1.5} />}
            action={<Button href="/credits">{t('checkout.to_packages')}</Button>}
          />
        )
      ) : error ? (
        <ErrorState
          title={t('offer.failed')}
          text={errorText(error)}
          retryText={t('again')}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      ) : (
        <OfferLoading />
      )}
    </div>
  )
}
