import { AlertBanner } from '@bouquet/ui/AlertBanner'
import type { DataColumn } from '@bouquet/ui/DataTable'
import { Select } from '@bouquet/ui/Select'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '../../parts/PagedTable.tsx'
import { useApi } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { usePagedList } from '../../platform/usePagedList.ts'
import { MoneyFrame } from './MoneyFrame.tsx'
import { OrderLink } from './OrderLink.tsx'
import * as css from './payments.css.ts'
import { type RefundRequest, RequestActions } from './RequestActions.tsx'
import { useActorName } from './useActorName.ts'
import { useMoney } from './useMoney.ts'

const states = ['waiting', 'approved', 'declined'] as const
const queryKey = ['refund-requests'] as const

/** Refunds above the limit, which a second person approves or declines. */
export function RefundRequestsPage() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const cache = useQueryClient()
  const times = useTimes()
  const money = useMoney()
  const actorName = useActorName()
  const [state, setState] = useState<RefundRequest['state']>('waiting')
  const [done, setDone] = useState<string | null>(null)
  const pages = usePagedList<RefundRequest>([...queryKey, state], (after) =>
    api.request('refund-requests', { query: { state, ...(after !== undefined && { after }) } }),
  )
  const columns: readonly DataColumn<RefundRequest>[] = [
    {
      id: 'number',
      label: t('payments.number'),
      cell: ({ order_number }) => <OrderLink number={order_number} />,
      isRowHeader: true,
    },
    { id: 'when', label: t('money.when'), cell: ({ created }) => times.moment(created) },
    { id: 'member', label: t('money.member'), cell: ({ name }) => name ?? t('money.erased') },
    { id: 'amount', label: t('money.amount'), cell: ({ amount }) => money(amount), align: 'end' },
    { id: 'by', label: t('money.requested_by'), cell: ({ by }) => actorName(by) },
    { id: 'reason', label: t('money.reason'), cell: ({ reason }) => reason },
    {
      id: 'decision',
      label: t('money.decision'),
      cell: (request) =>
        request.state === 'waiting' ? (
          <>
            <RequestActions
              request={request}
              onDone={(decision) => {
                const amount = money(request.amount)
                setDone(
                  decision === 'approve' ? t('money.approved', { amount }) : t('money.declined'),
                )
                void cache.invalidateQueries({ queryKey })
              }}
            />
            {request.is_own ? <p className={css.note}>{t('money.own')}</p> : null}
          </>
        ) : (
          t('money.decided', {
            name: actorName(request.decided_by ?? ''),
            date: request.decided === null ? '' : times.moment(request.decided),
            reason: request.decision_reason ?? '',
          })
        ),
    },
  ]
  return (
    <MoneyFrame>
      {done === null ? null : <AlertBanner tone="success">{done}</AlertBanner>}
      <div className={css.filters}>
        <Select
          label={t('money.requests_state')}
          options={states.map((id) => ({ id, label: t(`money.request_${id}`) }))}
          value={state}
          onChange={(chosen) => setState(states.find((id) => id === chosen) ?? state)}
        />
      </div>
      <PagedTable
        label={t('money.tab_requests')}
        columns={columns}
        pages={pages}
        idOf={({ request }) => request}
        empty={t('money.requests_none')}
        more={t('money.more')}
      />
    </MoneyFrame>
  )
}
