import { complaintsQuery, useClient } from '@bouquet/client'
import type { Complaint } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Illustration } from '@bouquet/ui/Illustration'
import { Link } from '@bouquet/ui/Link'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { CaseStatus } from './CaseStatus.tsx'
import * as css from './safety.css.ts'

const newReport = '/complaints?report=service'

/** The reader's reports, the latest first. */
export function ComplaintList() {
  const { t } = useTranslation('safety')
  const errorText = useErrorText()
  const complaints = useQuery(complaintsQuery(useClient()))
  const error = useQueryError(complaints)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <PageHeading title={t('title.complaints')} />
      </header>
      {complaints.data ? (
        <Cases complaints={complaints.data} />
      ) : error ? (
        <ErrorState
          title={t('cases.failed')}
          description={errorText(error)}
          onRetry={() => void complaints.refetch()}
          isRetrying={complaints.isFetching}
        />
      ) : (
        <Loading label={t('cases.loading')} className={css.cases}>
          <Skeleton variant="block" height="5rem" />
          <Skeleton variant="block" height="5rem" />
        </Loading>
      )}
    </div>
  )
}

function Cases({ complaints }: { readonly complaints: readonly Complaint[] }) {
  const { t } = useTranslation('safety')
  const dates = useDates()
  if (complaints.length === 0) {
    return (
      <EmptyState
        title={t('cases.none')}
        description={t('cases.none_text')}
        media={<Illustration name="safety" />}
        actions={<Button href={newReport}>{t('report.service')}</Button>}
      />
    )
  }
  return (
    <>
      <ul className={css.cases}>
        {complaints.map((each) => (
          <li key={each.number} className={css.row}>
            <div className={css.rowTexts}>
              <Link className={css.rowLink} href={`/complaints?number=${each.number}`}>
                {t(`reason.${each.reason}`)}
              </Link>
              <span className={css.small}>
                {t('title.case', { number: each.number })} ·{' '}
                <time dateTime={each.received_at}>{dates.format(each.received_at, 'long')}</time>
              </span>
            </div>
            <CaseStatus complaint={each} />
          </li>
        ))}
      </ul>
      <p>
        <Link variant="standalone" href={newReport}>
          {t('report.service')}
        </Link>
      </p>
    </>
  )
}
