import { transactionsQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Link } from '@bouquet/ui/Link'
import { TransactionRow } from '@bouquet/ui/TransactionRow'
import { useQuery } from '@tanstack/react-query'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { column, head } from '../../platform/screens/screen.css.ts'
import { OfferLoading } from '../credits/OfferLoading.tsx'
import * as css from './payments.css.ts'
import { transactionStatusOf } from './transactionStatus.rules.ts'

/** What was paid, the latest first. */
export function PaymentList() {
  const { t } = useTranslation(['payments', 'credits'])
  const errorText = useErrorText()
  const payments = useQuery(transactionsQuery(useClient()))
  const error = useQueryError(payments)
  const hasBought = payments.data?.some(({ status }) => status === 'completed') ?? false
  const canWithdraw =
    payments.data?.some(
      ({ receipt_state }) =>
        receipt_state?.kind === 'paid' || receipt_state?.kind === 'partly_refunded',
    ) ?? false
  return (
    <div className={column}>
      <header className={head}>
        <PageHeading title={t('title.transactions')} />
        {hasBought ? (
          <Button variant="outline" tone="neutral" href="/credits/repeat-order">
            {t('list.repeat')}
          </Button>
        ) : null}
      </header>
      {payments.data?.length === 0 ? (
        <EmptyState
          title={t('list.none')}
          description={t('list.none_text')}
          icon={<ReceiptText size="1em" strokeWidth={1.5} />}
          actions={<Button href="/credits">{t('credits:offer.to_packages')}</Button>}
        />
      ) : payments.data ? (
        <ul className={css.payments}>
          {payments.data.map((payment) => (
            <li key={payment.payment_id}>
              <TransactionRow
                credits={payment.credits}
                href={`/transactions/${payment.payment_id}`}
                date={payment.created}
                description={t(`method.${payment.payment_method}`)}
                price={payment.price}
                status={transactionStatusOf(payment)}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title={t('list.failed')}
          description={errorText(error)}
          onRetry={() => void payments.refetch()}
          isRetrying={payments.isFetching}
        />
      ) : (
        <OfferLoading />
      )}
      {canWithdraw ? (
        <p>
          <Link variant="standalone" href="/pages/withdraw">
            {t('withdraw.title')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
