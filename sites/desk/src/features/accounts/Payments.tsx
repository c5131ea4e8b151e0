import { formatMoney } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { page, subtitle } from '../../parts/page.css.ts'
import type { StaffResponse } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { OrderLink } from '../payments/OrderLink.tsx'
import { RefundDialog } from '../payments/RefundDialog.tsx'
import { RefundDone } from '../payments/RefundDone.tsx'
import type { MemberRecord } from './memberRecord.ts'

type AccountPayment = MemberRecord['payments'][number]

interface PaymentsProps {
  readonly payments: readonly AccountPayment[]
  readonly brand: string
  readonly onRefund: () => unknown
}

/** The latest payments of an account, and paying them back. */
export function Payments({ payments, brand, onRefund }: PaymentsProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const [chosen, setChosen] = useState<AccountPayment | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<StaffResponse<'refund'> | null>(null)

  const columns: readonly DataColumn<AccountPayment>[] = [
    {
      id: 'number',
      label: t('payments.number'),
      cell: ({ order_number }) => <OrderLink number={order_number} />,
      isRowHeader: true,
    },
    { id: 'date', label: t('payments.date'), cell: ({ created }) => times.date(created) },
    {
      id: 'state',
      label: t('payments.state'),
      cell: ({ status }) => t(`payments.state_${status}`),
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
      cell: ({ price }) => formatMoney(price, locale),
      align: 'end',
    },
    {
      id: 'refunded',
      label: t('payments.refunded'),
      cell: ({ refunded }) => (refunded ? formatMoney(refunded, locale) : '–'),
      align: 'end',
    },
    {
      id: 'action',
      label: t('payments.action'),
      cell: (payment) =>
        payment.status === 'completed' && !payment.refunded ? (
          <Button
            size="sm"
            variant="outline"
            tone="danger"
            onPress={() => {
              setChosen(payment)
              setOpen(true)
            }}
          >
            {t('payments.refund')}
          </Button>
        ) : null,
    },
  ]

  return (
    <section className={page}>
      <h2 className={subtitle}>{t('payments.title')}</h2>
      {done ? <RefundDone {...done} /> : null}
      <DataTable
        label={t('payments.title')}
        columns={columns}
        items={payments}
        idOf={({ payment }) => payment}
        empty={t('payments.none')}
      />
      {chosen ? (
        <RefundDialog
          key={chosen.payment}
          brand={brand}
          payment={chosen.payment}
          number={chosen.order_number}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onDone={(result) => {
            setDone(result)
            onRefund()
          }}
        />
      ) : null}
    </section>
  )
}
