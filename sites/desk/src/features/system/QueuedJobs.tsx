import { formatNumber } from '@bouquet/i18n/format'
import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { useTranslation } from 'react-i18next'
import { subtitle } from '../../parts/page.css.ts'
import { StateBadge } from '../../parts/StateBadge.tsx'
import type { StaffResponse } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import * as css from './system.css.ts'

type QueuedJobs = StaffResponse<'system'>['jobs'][number]

interface QueuedJobsProps {
  readonly jobs: readonly QueuedJobs[]
}

const states = ['waiting', 'active', 'delayed'] as const

const hasJobs = ({ waiting, delayed, active, failed }: QueuedJobs): boolean =>
  waiting + delayed + active + failed > 0

/** How many jobs of each kind there are, and since when the oldest waits. */
export function QueuedJobs({ jobs }: QueuedJobsProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const columns: readonly DataColumn<QueuedJobs>[] = [
    {
      id: 'kind',
      label: t('system.kind'),
      cell: ({ kind }) => <span className={css.oneLine}>{kind}</span>,
      isRowHeader: true,
    },
    ...states.map(
      (state): DataColumn<QueuedJobs> => ({
        id: state,
        label: t(`system.${state}`),
        cell: (jobsOfKind) => formatNumber(jobsOfKind[state], locale),
        align: 'end',
      }),
    ),
    {
      id: 'failed',
      label: t('system.failed'),
      cell: ({ failed }) =>
        failed === 0 ? (
          formatNumber(failed, locale)
        ) : (
          <StateBadge tone="danger">{formatNumber(failed, locale)}</StateBadge>
        ),
      align: 'end',
    },
    {
      id: 'oldest',
      label: t('system.oldest'),
      cell: ({ oldest }) => (oldest === null ? '–' : times.relative(oldest)),
    },
  ]
  return (
    <section className={css.section}>
      <h2 className={subtitle}>{t('system.jobs')}</h2>
      <DataTable
        label={t('system.jobs')}
        columns={columns}
        items={jobs.filter(hasJobs)}
        idOf={({ kind }) => kind}
        empty={t('system.jobs_none')}
      />
      <p className={css.hint}>{t('system.jobs_hint')}</p>
    </section>
  )
}
