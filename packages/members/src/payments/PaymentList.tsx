import { transactionsQuery, useClient } from '@bouquet/client'
import { formatDate, formatMoney, formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { TransactionRow } from '@bouquet/ui/TransactionRow'
import { useQuery } from '@tanstack/react-query'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useTranslation } from 'react-i18next'
import * as css from '../credits/credits.css.ts'
import { OfferLoading } from '../credits/OfferLoading.tsx'
import { useErrorText, useQueryError } from '../errors/useErrorText.ts'
import { useLocale } from '../language/useLocale.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'

/** What was paid, the latest first. */
export function PaymentList() {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const errorText = useErrorText()
  const payments = useQuery(transactionsQuery(useClient()))
  const error = useQueryError(payments)
  const hasBought = payments.data?.some(({ status }) => status === 'completed') ?? false
  return (
    <div className={css.page}>
      <header className={css.head}>
        <PageHeading title={t('title.transactions')} />
        {hasBought ? (
          <Button variant="outline" tone="neutral" href="/credits/repeat-order">
            {t('payments.repeat')}
          </Button>
        ) : null}
      </header>
      {payments.data?.length === 0 ? (
        <EmptyState
          title={t('payments.none')}
          text={t('payments.none_text')}
          icon={<ReceiptText size="1em" strokeWidth={1.5} />}
          action={<Button href="/credits">{t('checkout.to_packages')}</Button>}
        />
      ) : payments.data ? (
        <ul className={css.payments}>
          {payments.data.map((payment) => (
            <li key={payment.payment_id}>
              <TransactionRow
                title={t('package.credits', {
                  count: payment.credits,
                  figure: formatNumber(payment.credits, locale),
                })}
                href={`/transactions/${payment.payment_id}`}
                dateText={formatDate(payment.created, locale, 'moment')}
                dateTime={payment.created}
                methodText={t(`method.${payment.payment_method}`)}
                amountText={formatMoney(payment.price, locale)}
                status={payment.status}
                statusText={t(`status.${payment.status}`)}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title={t('payments.failed')}
          text={errorText(error)}
          retryText={t('again')}
          onRetry={() => void payments.refetch()}
          isRetrying={payments.isFetching}
        />
      ) : (
        <OfferLoading />
      )}
    </div>
  )
}
