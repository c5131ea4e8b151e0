import { complaintQuery, complaintsQuery, useClient } from '@bouquet/client'
import type { Complaint, ComplaintReference } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Link } from '@bouquet/ui/Link'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { OtherAccount } from '../../platform/screens/OtherAccount.tsx'
import { useUser } from '../../platform/session.ts'
import { Appeal } from './Appeal.tsx'
import { CasePart } from './CasePart.tsx'
import { CaseStatus } from './CaseStatus.tsx'
import { Decision } from './Decision.tsx'
import * as css from './safety.css.ts'

interface CasePageProps {
  readonly reference: ComplaintReference
  /** Whether it was reported just now. */
  readonly isNew?: boolean
}

/** One case: the report, the decision with its reasons, the appeal. */
export function CasePage({ reference, isNew = false }: CasePageProps) {
  const { t } = useTranslation(['safety', 'components'])
  const errorText = useErrorText()
  const complaint = useQuery(complaintQuery(useClient(), reference))
  const error = useQueryError(complaint)
  const isMember = useUser() !== null
  const isOther = useIsOfOther(reference)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <PageHeading title={t('title.case', { number: reference.number })} />
        {complaint.data ? <CaseStatus complaint={complaint.data} /> : null}
      </header>
      {isNew && complaint.data ? (
        <AlertBanner tone="success">{t('components:report.sent')}</AlertBanner>
      ) : null}
      {isOther && complaint.data ? <OtherAccount /> : null}
      {complaint.data ? (
        <Case complaint={complaint.data} reference={reference} />
      ) : error ? (
        <ErrorState
          title={t('case.failed')}
          description={errorText(error)}
          onRetry={() => void complaint.refetch()}
          isRetrying={complaint.isFetching}
        />
      ) : (
        <Loading label={t('case.loading')} className={css.cases}>
          <Skeleton variant="block" height="12rem" />
          <Skeleton variant="block" height="8rem" />
        </Loading>
      )}
      {isMember ? (
        <p>
          <Link variant="standalone" href="/complaints">
            {t('cases.back')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** Whether a mailed link opened a case that the member who is logged in did not report. */
function useIsOfOther({ number, key }: ComplaintReference): boolean {
  const isAsked = useUser() !== null && key !== undefined
  const own = useQuery({ ...complaintsQuery(useClient()), enabled: isAsked })
  return own.isSuccess && !own.isFetching && !own.data.some((each) => each.number === number)
}

interface CaseProps {
  readonly complaint: Complaint
  readonly reference: ComplaintReference
}

function Case({ complaint, reference }: CaseProps) {
  const { t } = useTranslation('safety')
  const { subject, reason, received_at, text, decision, appeal } = complaint
  const dates = useDates()
  return (
    <>
      <CasePart
        title={t('case.facts')}
        facts={[
          { name: t('case.subject'), value: t(`subject.${subject.kind}`) },
          { name: t('case.reason'), value: t(`reason.${reason}`) },
          { name: t('case.received'), value: dates.format(received_at, 'moment') },
          { name: t('case.words'), value: text },
        ]}
      />
      <Decision title={t('decision.title')} decision={decision} waiting={t('decision.waiting')} />
      {appeal === null ? null : (
        <>
          <CasePart
            title={t('appeal.yours')}
            facts={[
              { name: t('appeal.sent'), value: dates.format(appeal.appealed_at, 'moment') },
              { name: t('case.words'), value: appeal.text },
            ]}
          />
          <Decision
            title={t('decision.second')}
            decision={appeal.decision}
            waiting={t('appeal.waiting')}
          />
        </>
      )}
      <Appeal complaint={complaint} reference={reference} />
    </>
  )
}
