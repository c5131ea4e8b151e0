import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { useRefusedStatus } from '../../platform/navigation/pageStatus.ts'
import { useUser } from '../../platform/session.ts'
import { CasePage } from './CasePage.tsx'
import { ComplaintList } from './ComplaintList.tsx'
import { FindCase } from './FindCase.tsx'
import { ReportForm } from './ReportForm.tsx'
import { head, lead, page } from './safety.css.ts'
import { readReport } from './sendReport.ts'

export { reportAction } from './sendReport.ts'

/** A new report about the site, one case, or the reader's reports. */
export function ComplaintsScreen() {
  const { number, key, report } = useSearch({ from: '/default/complaints' })
  const isMember = useUser() !== null
  if (report === 'service') return <ServiceReport />
  if (number !== undefined && (isMember || key !== undefined)) {
    return <CasePage key={number} reference={{ number, key }} isNew={report === 'sent'} />
  }
  return isMember ? <ComplaintList /> : <FindCase number={number} />
}

/** Reports a payment, the site itself or something illegal; also for visitors. */
function ServiceReport() {
  const { t } = useTranslation('safety')
  const navigate = useNavigate()
  const outcome = useLoaderData({ from: '/default/complaints' })
  useRefusedStatus(
    outcome !== null && (outcome.refusal !== null || !readReport(outcome.fields).reason),
  )
  return (
    <div className={page}>
      <header className={head}>
        <PageHeading title={t('report.service')} />
        <p className={lead}>{t('report.service_text')}</p>
      </header>
      <ReportForm
        target={{ subject: { kind: 'service' } }}
        headingLevel={2}
        action="/complaints?report=service"
        outcome={outcome}
        onDone={(made) => void navigate({ to: '/complaints', search: made })}
      />
    </div>
  )
}
