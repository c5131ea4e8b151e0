import type { DataColumn } from '@bouquet/ui/DataTable'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '../../parts/PagedTable.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { useBrandName } from '../../platform/useBrandName.ts'
import { usePagedList } from '../../platform/usePagedList.ts'
import { MoneyFrame } from './MoneyFrame.tsx'
import { OrderLink } from './OrderLink.tsx'
import { PaymentFilters } from './PaymentFilters.tsx'
import { PaymentState } from './PaymentState.tsx'
import { queryOf } from './paymentFilters.ts'
import { useMoney } from './useMoney.ts'

type Payment = StaffResponse<'payments'>['items'][number]

/** All payments, the latest first, by the filters in the address. */
export function PaymentsPage() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const times = useTimes()
  const locale = useDeskLocale()
  const money = useMoney()
  const brandName = useBrandName()
  const search = useSearch({ from: '/work/payments' })
  const pages = usePagedList<Payment>(['payments', search], (after) =>
    api.request('payments', {
      query: { ...queryOf(search, Date.now()), ...(after !== undefined && { after }) },
    }),
  )
  const columns: readonly DataColumn<Payment>[] = [
    {
      id: 'number',
      label: t('payments.number'),
      cell: ({ order_number }) => <OrderLink number={order_number} />,
      isRowHeader: true,
    },
    { id: 'date', label: t('payments.date'), cell: ({ created }) => times.moment(created) },
    {
      id: 'member',
      label: t('money.member'),
      cell: ({ name }) => name ?? t('money.erased'),
    },
    {
      id: 'brand',
      label: t('money.brand'),
      cell: ({ brand }) => brandName(brand),
    },
    { id: 'state', label: t('payments.state'), cell: (payment) => <PaymentState {...payment} /> },
    {
      id: 'method',
      label: t('money.method'),
      cell: ({ payment_method }) => t(`money.method_${payment_method}`),
    },
    {
      id: 'credits',
      label: t('payments.credits'),
      cell: ({ credits }) => credits.toLocaleString(locale),
      align: 'end',
    },
    {
      id: 'price',
      label: t('payments.price'),
      cell: ({ price }) => money(price),
      align: 'end',
    },
    {
      id: 'refunded',
      label: t('payments.refunded'),
      cell: ({ refunded }) => (refunded ? money(refunded) : '–'),
      align: 'end',
    },
  ]
  return (
    <MoneyFrame>
      <PaymentFilters search={search} />
      <PagedTable
        label={t('payments.title')}
        columns={columns}
        pages={pages}
        idOf={({ payment }) => payment}
        empty={t('payments.none')}
        more={t('money.more')}
      />
    </MoneyFrame>
  )
}
