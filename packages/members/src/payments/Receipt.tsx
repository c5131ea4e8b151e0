import { companyQuery, useClient } from '@bouquet/client'
import type { Payment } from '@bouquet/contract'
import { formatDate, formatMoney, formatNumber } from '@bouquet/i18n/format'
import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import * as css from '../credits/credits.css.ts'
import { useLocale } from '../language/useLocale.ts'

const tones = {
  pending: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<Payment['status'], string>

/** The details of a payment; of a completed one they are the receipt. */
export function Receipt({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const isPaid = payment.status === 'completed'
  const company = useQuery({ ...companyQuery(useClient()), enabled: isPaid }).data
  const rows = [
    {
      id: 'what',
      text: t('package.credits', {
        count: payment.credits,
        figure: formatNumber(payment.credits, locale),
      }),
    },
    { id: 'price', text: formatMoney(payment.price, locale) },
    { id: 'method', text: t(`method.${payment.payment_method}`) },
    { id: 'when', text: formatDate(payment.created, locale, 'moment') },
    { id: 'number', text: payment.payment_id },
  ] as const
  return (
    <section className={css.receipt} aria-labelledby="receipt">
      <div className={css.receiptHead}>
        <h2 id="receipt" className={css.receiptTitle}>
          {t(isPaid ? 'receipt.title' : 'receipt.details')}
        </h2>
        <Badge tone={tones[payment.status]}>{t(`status.${payment.status}`)}</Badge>
      </div>
      <dl className={css.receiptRows}>
        {rows.map(({ id, text }) => (
          <div key={id} className={css.receiptRow}>
            <dt className={css.muted}>{t(`receipt.${id}`)}</dt>
            <dd className={css.receiptValue}>{text}</dd>
          </div>
        ))}
        {company ? (
          <div className={css.receiptRow}>
            <dt className={css.muted}>{t('receipt.seller')}</dt>
            <dd className={css.receiptValue}>
              {company.name}, {company.address}, {company.city}
              <br />
              {t('receipt.vat', { number: company.vat_numbers.join(', ') })}
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={css.small}>{t('assurance.once')}</p>
      {isPaid ? (
        <Button
          className={css.printButton}
          variant="outline"
          tone="neutral"
          icon={<Printer size="1.1em" />}
          onPress={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
      ) : null}
    </section>
  )
}
