import { creditsQuery, useClient } from '@bouquet/client'
import type { CreditOffer } from '@bouquet/contract'
import { formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Link } from '@bouquet/ui/Link'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { useLocale } from '../../platform/language/useLocale.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { column, head, muted } from '../../platform/screens/screen.css.ts'
import { useMember } from '../../platform/session.ts'
import { Assurances } from './Assurances.tsx'
import { BonusLine } from './BonusLine.tsx'
import * as css from './credits.css.ts'
import { MessagePrice } from './MessagePrice.tsx'
import { OfferLoading } from './OfferLoading.tsx'
import { PackageChoice } from './PackageChoice.tsx'
import { chosenPackage } from './packages.ts'
import { paymentAddress } from './paymentAddress.ts'
import { TrialOffer } from './TrialOffer.tsx'

/** The balance and the packages on offer. */
export function CreditsScreen() {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const errorText = useErrorText()
  const offer = useQuery(creditsQuery(useClient()))
  const error = useQueryError(offer)
  const { credits } = useMember()
  const isLoading = !offer.data && !error
  return (
    <div className={column}>
      <header className={head}>
        <PageHeading title={t('title.credits')} />
        <p className={css.balance}>
          <strong className={css.balanceFigure}>{formatNumber(credits, locale)}</strong>{' '}
          {t('balance.left', { count: credits })}
        </p>
      </header>
      {offer.data ? (
        <Offer offer={offer.data} />
      ) : error ? (
        <ErrorState
          title={t('offer.failed')}
          description={errorText(error)}
          onRetry={() => void offer.refetch()}
          isRetrying={offer.isFetching}
        />
      ) : (
        <OfferLoading />
      )}
      {/* Under the skeleton they would move once the packages are there. */}
      {isLoading ? null : (
        <div className={css.asides}>
          <Link variant="standalone" href="/transactions">
            {t('offer.to_payments')}
          </Link>
          <Link variant="standalone" href="/premium">
            {t('offer.to_premium')}
          </Link>
        </div>
      )}
    </div>
  )
}

function Offer({ offer }: { readonly offer: CreditOffer }) {
  const { t } = useTranslation('credits')
  const { next, code, trial } = useSearch({ from: '/default/credits' })
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = chosenPackage(offer.packages, picked)
  if (chosen === null) return <p className={muted}>{t('offer.none')}</p>
  return (
    <>
      {trial ? <TrialOffer trial={offer.trial} /> : null}
      <BonusLine discount={offer.discount} />
      <PackageChoice offer={offer} value={chosen.id} onChange={setPicked} />
      <Button size="lg" isWide href={paymentAddress(chosen.id, { next, code })}>
        {t('offer.continue')}
      </Button>
      <MessagePrice packages={offer.packages} />
      <Assurances />
    </>
  )
}
