import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { useTranslation } from 'react-i18next'
import { page, subtitle } from '../../parts/page.css.ts'
import type { StaffResponse } from '../../platform/api.ts'
import { actName } from '../../platform/language/actName.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { DisputeTask, disputeTexts } from './DisputeTask.tsx'
import { useActorName } from './useActorName.ts'
import { useMoney } from './useMoney.ts'

type Record = StaffResponse<'payment'>
type Refund = Record['refunds'][number]
type Dispute = Record['disputes'][number]
type Entry = Record['history'][number]

/** What went back, what a bank reclaims, and what staff did. */
export function PaymentHistory({ record }: { readonly record: Record }) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  const money = useMoney()
  const locale = useDeskLocale()
  const actorName = useActorName()
  const when = t('money.when')
  const amount = t('money.amount')
  const state = t('payments.state')
  const refunds: readonly DataColumn<Refund>[] = [
    { id: 'when', label: when, cell: ({ created }) => times.moment(created), isRowHeader: true },
    { id: 'state', label: state, cell: ({ status }) => t(`money.refund_${status}`) },
    { id: 'by', label: t('money.by'), cell: ({ by }) => actorName(by) },
    { id: 'why', label: t('payments.why'), cell: ({ note }) => note },
    {
      id: 'credits',
      label: t('money.credits_taken'),
      cell: ({ credits }) => credits.toLocaleString(locale),
      align: 'end',
    },
    { id: 'amount', label: amount, cell: (refund) => money(refund.amount), align: 'end' },
  ]
  const disputes: readonly DataColumn<Dispute>[] = [
    {
      id: 'opened',
      label: t('money.opened'),
      cell: ({ opened }) => times.moment(opened),
      isRowHeader: true,
    },
    { id: 'state', label: state, cell: (dispute) => t(disputeTexts[dispute.state]) },
    { id: 'task', label: t('money.task'), cell: (dispute) => <DisputeTask {...dispute} /> },
    {
      id: 'closed',
      label: t('money.closed'),
      cell: ({ closed }) => (closed === null ? '–' : times.date(closed)),
    },
    {
      id: 'credits',
      label: t('money.withheld'),
      cell: ({ credits }) => credits.toLocaleString(locale),
      align: 'end',
    },
    { id: 'amount', label: amount, cell: (dispute) => money(dispute.amount), align: 'end' },
  ]
  const acts: readonly DataColumn<Entry>[] = [
    { id: 'when', label: when, cell: ({ created }) => times.moment(created) },
    { id: 'act', label: t('audit.act'), cell: ({ act }) => actName(t, act), isRowHeader: true },
    { id: 'by', label: t('money.by'), cell: ({ name, actor }) => name ?? actorName(actor) },
    { id: 'why', label: t('payments.why'), cell: ({ reason }) => reason },
  ]
  return (
    <>
      <section className={page}>
        <h2 className={subtitle}>{t('money.refunds')}</h2>
        <DataTable
          label={t('money.refunds')}
          columns={refunds}
          items={record.refunds}
          idOf={({ id }) => id}
          empty={t('money.no_refunds')}
        />
      </section>
      <section className={page}>
        <h2 className={subtitle}>{t('money.disputes')}</h2>
        <DataTable
          label={t('money.disputes')}
          columns={disputes}
          items={record.disputes}
          idOf={({ dispute }) => dispute}
          empty={t('money.no_disputes')}
        />
      </section>
      <section className={page}>
        <h2 className={subtitle}>{t('money.history')}</h2>
        <DataTable
          label={t('money.history')}
          columns={acts}
          items={record.history}
          idOf={({ act, created }) => `${act} ${created}`}
          empty={t('money.no_history')}
        />
      </section>
    </>
  )
}
