import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { page, subtitle } from '../../parts/page.css.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { usePagedList } from '../../platform/usePagedList.ts'
import * as css from './accounts.css.ts'

type ErasureRequest = StaffResponse<'erasure-requests'>['items'][number]
type Decision = 'approve' | 'decline'

const calls = { approve: 'approve-erasure', decline: 'decline-erasure' } as const
const queryKey = ['erasure-requests'] as const

/** Erasures that wait for a second person; nothing while none does. */
export function ErasureRequests() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const cache = useQueryClient()
  const times = useTimes()
  const pages = usePagedList<ErasureRequest>(queryKey, (after) =>
    api.request('erasure-requests', { query: after === undefined ? {} : { after } }),
  )
  const [chosen, setChosen] = useState<{ request: ErasureRequest; decision: Decision } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<Decision | null>(null)

  const ask = (request: ErasureRequest, decision: Decision) => {
    setChosen({ request, decision })
    setOpen(true)
  }
  const nameOf = ({ name }: ErasureRequest) => name ?? t('money.erased')
  const declineLabel = ({ is_own }: ErasureRequest) =>
    t(is_own ? 'money.take_back' : 'money.decline')

  const columns: readonly DataColumn<ErasureRequest>[] = [
    { id: 'name', label: t('accounts.name'), cell: nameOf, isRowHeader: true },
    { id: 'brand', label: t('accounts.brand'), cell: ({ brand }) => brand },
    { id: 'by', label: t('money.requested_by'), cell: ({ by }) => by },
    { id: 'reason', label: t('money.reason'), cell: ({ reason }) => reason },
    { id: 'when', label: t('audit.when'), cell: ({ created }) => times.moment(created) },
    {
      id: 'decision',
      label: t('money.decision'),
      cell: (request) => (
        <span className={css.acts}>
          {request.is_own ? null : (
            <Button
              size="sm"
              variant="outline"
              tone="danger"
              onPress={() => ask(request, 'approve')}
            >
              {t('erasure.approve')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            onPress={() => ask(request, 'decline')}
          >
            {declineLabel(request)}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <>
      {done ? <AlertBanner tone="success">{t(`erasure.${done}_done`)}</AlertBanner> : null}
      {pages.items && pages.items.length > 0 ? (
        <section className={page}>
          <h2 className={subtitle}>{t('erasure.title')}</h2>
          <DataTable
            label={t('erasure.title')}
            columns={columns}
            items={pages.items}
            idOf={({ request }) => request}
            empty={t('record.nothing')}
            next={
              pages.more
                ? { label: t('money.more'), isPending: pages.isFetching, onPress: pages.more }
                : undefined
            }
          />
        </section>
      ) : null}
      {chosen ? (
        <ReasonDialog
          key={`${chosen.request.request} ${chosen.decision}`}
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={t(`erasure.${chosen.decision}_title`, { name: nameOf(chosen.request) })}
          description={t(`erasure.${chosen.decision}_text`)}
          label={t('payments.why')}
          action={
            chosen.decision === 'approve' ? t('erasure.approve') : declineLabel(chosen.request)
          }
          send={(reason) =>
            api.request(calls[chosen.decision], {
              body: { request: chosen.request.request, reason },
            })
          }
          onDone={async () => {
            await cache.invalidateQueries({ queryKey })
            setDone(chosen.decision)
          }}
        />
      ) : null}
    </>
  )
}
