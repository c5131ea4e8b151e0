import { Badge } from '@bouquet/ui/Badge'
import type { DataColumn } from '@bouquet/ui/DataTable'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '../../parts/PagedTable.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { usePagedList } from '../../platform/usePagedList.ts'
import { DisputeTask, disputeTexts, disputeTones } from './DisputeTask.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'
import { OrderLink } from './OrderLink.tsx'
import { useMoney } from './useMoney.ts'

type Dispute = StaffResponse<'disputes'>['items'][number]

/** Payments that a bank reclaims, the latest first, with what is to be done at the provider. */
export function DisputesPage() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const times = useTimes()
  const money = useMoney()
  const pages = usePagedList<Dispute>(['disputes'], (after) =>
    api.request('disputes', { query: after === undefined ? {} : { after } }),
  )
  const columns: readonly DataColumn<Dispute>[] = [
    {
      id: 'number',
      label: t('payments.number'),
      cell: ({ order_number }) => <OrderLink number={order_number} />,
      isRowHeader: true,
    },
    { id: 'opened', label: t('money.opened'), cell: ({ opened }) => times.date(opened) },
    { id: 'member', label: t('money.member'), cell: ({ name }) => name ?? t('money.erased') },
    {
      id: 'state',
      label: t('payments.state'),
      cell: ({ state }) => (
        <Badge variant="soft" tone={disputeTones[state]}>
          {t(disputeTexts[state])}
        </Badge>
      ),
    },
    { id: 'task', label: t('money.task'), cell: (dispute) => <DisputeTask {...dispute} /> },
    { id: 'amount', label: t('money.amount'), cell: ({ amount }) => money(amount), align: 'end' },
  ]
  return (
    <MoneyFrame>
      <PagedTable
        label={t('money.disputes')}
        columns={columns}
        pages={pages}
        idOf={({ dispute }) => dispute}
        empty={t('money.no_disputes')}
        more={t('money.more')}
      />
    </MoneyFrame>
  )
}
