import { deletionOfferQuery, useClient } from '@bouquet/client'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Link } from '@bouquet/ui/Link'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { lead, panel } from '../../../platform/screens/screen.css.ts'
import { settings, settingsHead } from '../settings.css.ts'
import { Alternatives } from './Alternatives.tsx'
import { DeleteForm } from './DeleteForm.tsx'

/** Deleting the account in one step, then what a member may want instead. */
export function DeleteScreen() {
  const { t } = useTranslation(['settings', 'account'])
  const text = useErrorText()
  const offer = useQuery(deletionOfferQuery(useClient()))
  const error = useQueryError(offer)
  return (
    <div className={settings}>
      <div className={settingsHead}>
        <PageHeading title={t('title.deletion')} />
        <p className={lead}>{t('deletion.lead')}</p>
      </div>
      {offer.data ? (
        <>
          <DeleteForm offer={offer.data} />
          <Alternatives alternatives={offer.data.alternatives} />
        </>
      ) : error ? (
        <ErrorState
          title={t('account:error.title')}
          description={text(error)}
          onRetry={() => void offer.refetch()}
          isRetrying={offer.isFetching}
        />
      ) : (
        <Loading label={t('account:frame.loading')} className={panel}>
          <Skeleton width="14rem" height="1.5rem" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </Loading>
      )}
      <Link variant="quiet" href="/settings">
        {t('deletion.stay')}
      </Link>
    </div>
  )
}
