import { receiptQuery, useClient } from '@bouquet/client'
import type { Payment, Receipt as PaymentReceipt } from '@bouquet/contract'
import { countryName, formatMoney, formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { TransactionStatusBadge } from '@bouquet/ui/TransactionRow'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../platform/language/useDates.ts'
import { useLocale } from '../../platform/language/useLocale.ts'
import { muted } from '../../platform/screens/screen.css.ts'
import { useMember } from '../../platform/session.ts'
import { formatDeduction } from './formatDeduction.ts'
import * as css from './payments.css.ts'
import { receiptRows } from './receiptRows.ts'
import { transactionStatusOf } from './transactionStatus.rules.ts'

/** The details of a payment; of a completed one they are the receipt, which can be printed. */
export function Receipt({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation(['payments', 'credits'])
  const locale = useLocale()
  const dates = useDates()
  const isPaid = payment.status === 'completed'
  const receipt = useQuery({
    ...receiptQuery(useClient(), payment.payment_id),
    enabled: isPaid,
  }).data
  return (
    <section className={css.receipt} aria-labelledby="receipt">
      <div className={css.receiptHead}>
        <h2 id="receipt" className={css.receiptTitle}>
          {t(isPaid ? 'receipt.title' : 'receipt.details')}
        </h2>
        <TransactionStatusBadge status={transactionStatusOf(payment)} />
      </div>
      <dl className={css.receiptRows}>
        <Row
          name={t('receipt.what')}
          lines={[
            t('credits:package.credits', {
              count: payment.credits,
              figure: formatNumber(payment.credits, locale),
            }),
          ]}
        />
        {receiptRows(receipt ?? payment).map(({ id, money }) => (
          <Row
            key={id}
            name={t(`receipt.${id}`)}
            lines={[
              id === 'discount' ? formatDeduction(money, locale) : formatMoney(money, locale),
            ]}
          />
        ))}
        {isPaid ? <Row name={t('receipt.tax')} lines={[t('receipt.tax_included')]} /> : null}
        {receipt?.discount_code ? (
          <Row name={t('code.label')} lines={[receipt.discount_code]} />
        ) : null}
        <Row name={t('receipt.method')} lines={[t(`method.${payment.payment_method}`)]} />
        <Row
          name={t('receipt.when')}
          lines={[dates.format(receipt?.settled ?? payment.created, 'legal')]}
        />
        <Row name={t('receipt.number')} lines={[payment.order_number]} />
        {isPaid ? <Buyer /> : null}
        {receipt ? <Seller seller={receipt.seller} /> : null}
        {receipt?.refunds.map(({ amount, created, status }) => (
          <Row
            key={created}
            name={t(`refund.${status}`)}
            lines={[
              status === 'failed' ? formatMoney(amount, locale) : formatDeduction(amount, locale),
              dates.format(created, 'legal'),
            ]}
          />
        ))}
      </dl>
      <p className={muted}>{t('credits:assurance.once')}</p>
      {isPaid ? (
        <div className={css.receiptActions}>
          <Button
            variant="outline"
            tone="neutral"
            icon={<Printer size="1.1em" />}
            onPress={() => window.print()}
          >
            {t('receipt.print')}
          </Button>
          {receipt?.withdrawable_until ? (
            <Link variant="standalone" href={`/pages/withdraw?number=${payment.order_number}`}>
              {t('receipt.withdraw')}
            </Link>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly lines: readonly string[]
}

function Row({ name, lines }: RowProps) {
  return (
    <div className={css.receiptRow}>
      <dt className={muted}>{name}</dt>
      <dd className={css.receiptValue}>
        {lines.map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
      </dd>
    </div>
  )
}

function Buyer() {
  const { t } = useTranslation('payments')
  const { email, profile } = useMember()
  return <Row name={t('receipt.buyer')} lines={[profile.name, email]} />
}

function Seller({ seller }: Pick<PaymentReceipt, 'seller'>) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  return (
    <Row
      name={t('receipt.seller')}
      lines={[
        seller.name,
        `${seller.address}, ${seller.city}, ${countryName(seller.country, locale)}`,
        t('receipt.vat', { number: seller.vat_numbers.join(', ') }),
        seller.email,
      ]}
    />
  )
}
