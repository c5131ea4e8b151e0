import { creditsQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import PackageX from 'lucide-react/icons/package-x'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { useNotFoundStatus } from '../../platform/navigation/pageStatus.ts'
import { column } from '../../platform/screens/screen.css.ts'
import { OfferLoading } from '../credits/OfferLoading.tsx'
import { Checkout } from './Checkout.tsx'

/** One package: how to pay it. */
export function PaymentMethodScreen() {
  const { t } = useTranslation(['payments', 'credits'])
  const errorText = useErrorText()
  const { id, paymentmethod } = useParams({ from: '/default/credits/$id/{-$paymentmethod}' })
  const { next, code } = useSearch({ from: '/default/credits/$id/{-$paymentmethod}' })
  const offer = useQuery(creditsQuery(useClient()))
  const error = useQueryError(offer)
  const sold = [...(offer.data?.packages ?? []), offer.data?.trial]
  const chosen = sold.find((each) => each?.id === id)
  return (
    <div className={column}>
      <PageHeading title={t('title.paymentmethod')} />
      {offer.data ? (
        chosen ? (
          <Checkout
            offer={offer.data}
            chosen={chosen}
            preferred={paymentmethod}
            next={next}
            code={code}
          />
        ) : (
          <UnknownPackage />
        )
      ) : error ? (
        <ErrorState
          title={t('credits:offer.failed')}
          description={errorText(error)}
          onRetry={() => void offer.refetch()}
          isRetrying={offer.isFetching}
        />
      ) : (
        <OfferLoading />
      )}
    </div>
  )
}

function UnknownPackage() {
  const { t } = useTranslation(['payments', 'credits'])
  useNotFoundStatus()
  return (
    <EmptyState
      title={t('checkout.unknown')}
      description={t('checkout.unknown_text')}
      icon={<PackageX size="1em" strokeWidth={1.5} />}
      actions={<Button href="/credits">{t('credits:offer.to_packages')}</Button>}
    />
  )
}
