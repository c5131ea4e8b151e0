import { formatMoney } from '@bouquet/i18n/format'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DataColumn, DataTable } from '../../parts/DataTable.tsx'
import { page, subtitle } from '../../parts/page.css.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
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
  const api = useApi()
  const locale = useDeskLocale()
  const times = useTimes()
  const [chosen, setChosen] = useState<AccountPayment | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<StaffResponse<'refund'>['refund'] | null>(null)

  const columns: readonly DataColumn<AccountPayment>[] = [
    {
      id: 'number',
      label: t('payments.number'),
      cell: ({ order_number }) => order_number,
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
      {done ? (
        <AlertBanner tone="success">
          {t('payments.refund_done', {
            amount: formatMoney(done.amount, locale),
            credits: done.credits,
          })}
        </AlertBanner>
      ) : null}
      <DataTable
        label={t('payments.title')}
        columns={columns}
        items={payments}
        idOf={({ payment }) => payment}
        empty={t('payments.none')}
      />
      {chosen ? (
        <ReasonDialog
          key={chosen.payment}
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={t('payments.refund_title', { number: chosen.order_number })}
          description={t('payments.refund_text')}
          label={t('payments.why')}
          action={t('payments.refund')}
          send={(reason) =>
            api.request('refund', { body: { brand, payment: chosen.payment, reason } })
          }
          onDone={({ refund }) => {
            setDone(refund)
            onRefund()
          }}
        />
      ) : null}
    </section>
  )
}
