import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { page, title } from '../../parts/page.css.ts'
import { QueryView } from '../../parts/QueryView.tsx'
import { useApi } from '../../platform/api.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { FailedMails } from './FailedMails.tsx'
import { QueuedJobs } from './QueuedJobs.tsx'
import { SystemFacts } from './SystemFacts.tsx'
import { systemKey } from './systemKey.ts'

const refreshMs = 15_000

/** What the server depends on, and what it could not do. */
export function SystemPage() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const system = useQuery({
    queryKey: systemKey,
    queryFn: () => api.request('system', { query: {} }),
    refetchInterval: refreshMs,
  })
  return (
    <div className={page}>
      <PageHeading title={t('system.title')} className={title} />
      <QueryView query={system}>
        {(data) => (
          <>
            <SystemFacts system={data} />
            <QueuedJobs jobs={data.jobs} />
          </>
        )}
      </QueryView>
      <FailedJobs />
      <FailedMails />
    </div>
  )
}
