import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import type { DataColumn } from '@bouquet/ui/DataTable'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '../../parts/PagedTable.tsx'
import { subtitle } from '../../parts/page.css.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { usePagedList } from '../../platform/usePagedList.ts'
import * as css from './system.css.ts'
import { systemKey } from './systemKey.ts'

type FailedJob = StaffResponse<'failed-jobs'>['items'][number]

const acts = ['again', 'drop'] as const

type Act = (typeof acts)[number]

const calls = { again: 'run-job-again', drop: 'drop-job' } as const

interface Chosen {
  readonly job: FailedJob
  readonly act: Act
}

/** Jobs that were given up, to be run again or dropped. */
export function FailedJobs() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const cache = useQueryClient()
  const times = useTimes()
  const pages = usePagedList<FailedJob>([...systemKey, 'failed-jobs'], (after) =>
    api.request('failed-jobs', { query: after === undefined ? {} : { after } }),
  )
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<Chosen | null>(null)

  function open(job: FailedJob, act: Act) {
    setChosen({ job, act })
    setDone(null)
    setOpen(true)
  }

  const refresh = () => cache.invalidateQueries({ queryKey: systemKey })

  async function send({ job: { job, kind }, act }: Chosen, reason: string) {
    try {
      return await api.request(calls[act], { body: { job, kind, reason } })
    } catch (error) {
      // Refused, too, it is no longer in the list: a colleague was faster.
      void refresh()
      throw error
    }
  }

  const columns: readonly DataColumn<FailedJob>[] = [
    {
      id: 'kind',
      label: t('system.kind'),
      cell: ({ kind }) => <span className={css.oneLine}>{kind}</span>,
      isRowHeader: true,
    },
    {
      id: 'why',
      label: t('system.why'),
      cell: ({ reason }) => <span className={css.why}>{reason}</span>,
    },
    {
      id: 'attempts',
      label: t('system.attempts'),
      cell: ({ attempts }) => attempts,
      align: 'end',
    },
    {
      id: 'when',
      label: t('system.when'),
      cell: ({ failed }) => <span className={css.oneLine}>{times.moment(failed)}</span>,
    },
    {
      id: 'actions',
      label: t('system.actions'),
      cell: (job) => (
        <div className={css.buttons}>
          {acts.map((act) => (
            <Button
              key={act}
              size="sm"
              variant="outline"
              tone={act === 'drop' ? 'danger' : 'neutral'}
              aria-label={t(`system.${act}_of`, { kind: job.kind })}
              onPress={() => open(job, act)}
            >
              {t(`system.${act}`)}
            </Button>
          ))}
        </div>
      ),
    },
  ]
  return (
    <section className={css.section}>
      <h2 className={subtitle}>{t('system.failed_jobs')}</h2>
      <p className={css.hint}>{t('system.failed_jobs_hint')}</p>
      {done ? (
        <AlertBanner tone="success">
          {t(`system.${done.act}_done`, { kind: done.job.kind })}
        </AlertBanner>
      ) : null}
      <PagedTable
        label={t('system.failed_jobs')}
        columns={columns}
        pages={pages}
        idOf={({ job }) => job}
        empty={t('system.failed_jobs_none')}
        more={t('system.more')}
      />
      {chosen ? (
        <ReasonDialog
          key={`${chosen.job.job} ${chosen.act}`}
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={t(`system.${chosen.act}_title`, { kind: chosen.job.kind })}
          description={t(`system.${chosen.act}_text`)}
          label={t('system.reason')}
          action={t(`system.${chosen.act}`)}
          send={(reason) => send(chosen, reason)}
          onDone={async () => {
            await refresh()
            setDone(chosen)
          }}
        />
      ) : null}
    </section>
  )
}
