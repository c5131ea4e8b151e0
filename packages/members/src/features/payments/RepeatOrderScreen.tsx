import { creditsQuery, repeatOrderQuery, transactionsQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { column } from '../../platform/screens/screen.css.ts'
import { OfferLoading } from '../credits/OfferLoading.tsx'
import { Checkout } from './Checkout.tsx'

/** Sells the package of the last purchase again, paid the same way unless the member chooses another. */
export function RepeatOrderScreen() {
  const { t } = useTranslation(['payments', 'credits'])
  const errorText = useErrorText()
  const client = useClient()
  const offer = useQuery(creditsQuery(client))
  const order = useQuery(repeatOrderQuery(client))
  const offerError = useQueryError(offer)
  const orderError = useQueryError(order)
  const error = offerError ?? orderError
  const failed = offerError ? offer : order
  return (
    <div className={column}>
      <PageHeading title={t('title.repeat')} />
      {offer.data && order.data ? (
        <Checkout
          offer={offer.data}
          chosen={order.data.package}
          preferred={order.data.payment_method}
          next={undefined}
        />
      ) : order.data === null ? (
        <NothingToRepeat />
      ) : error ? (
        <ErrorState
          title={t('credits:offer.failed')}
          description={errorText(error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      ) : (
        <OfferLoading />
      )}
    </div>
  )
}

/**
 * Shown when nothing was bought yet, or when the last package is no longer on sale, such as the trial package, which
 * is sold once.
 */
function NothingToRepeat() {
  const { t } = useTranslation(['payments', 'credits'])
  const payments = useQuery(transactionsQuery(useClient())).data
  const hasBought = payments?.some(({ status }) => status === 'completed')
  return (
    <EmptyState
      title={t('repeat.none')}
      description={payments && t(hasBought ? 'repeat.gone_text' : 'repeat.none_text')}
      icon={<History size="1em" strokeWidth={1.5} />}
      actions={<Button href="/credits">{t('credits:offer.to_packages')}</Button>}
    />
  )
}
