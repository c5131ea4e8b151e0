import { ApiError, directDebitQuery, useClient } from '@bouquet/client'
import type { DirectDebit } from '@bouquet/contract'
import { formatMoney } from '@bouquet/i18n/format'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Link } from '@bouquet/ui/Link'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import Landmark from 'lucide-react/icons/landmark'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../../platform/errors/useErrorText.ts'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { column } from '../../../platform/screens/screen.css.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeForm } from './CodeForm.tsx'

/** Pays from a bank account: account and mandate, then the code of the text message. */
export function DirectDebitScreen() {
  const { payment_id } = useSearch({ from: '/default/directdebit' })
  return payment_id === undefined ? <NothingToConfirm /> : <DebitPage id={payment_id} />
}

function DebitPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('payments')
  const errorText = useErrorText()
  const debit = useQuery(directDebitQuery(useClient(), id))
  const error = useQueryError(debit)
  if (debit.data) return <Debit debit={debit.data} />
  if (error instanceof ApiError && error.status === 404) return <NothingToConfirm />
  return (
    <div className={column}>
      <PageHeading title={t('debit.title')} />
      {error ? (
        <ErrorState
          title={t('payment.unknown')}
          description={errorText(error)}
          onRetry={() => void debit.refetch()}
          isRetrying={debit.isFetching}
        />
      ) : (
        <Loading label={t('payment.loading')}>
          <Skeleton variant="block" height="24rem" />
        </Loading>
      )}
    </div>
  )
}

function Debit({ debit }: { readonly debit: DirectDebit }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const [isChanging, setChanging] = useState(false)
  const { left, limit, payment_id, price, state } = debit
  if (state === 'signed') return <Navigate to="/transactions/{-$id}" params={{ id: payment_id }} />
  const sum = formatMoney(price, locale)
  const isCode = state === 'code_sent' && !isChanging
  const isOverLimit = left.currency === price.currency && left.amount < price.amount
  return (
    <div className={column}>
      {isCode ? (
        <>
          <PageHeading key="code" title={t('debit.code_title')} isFocused />
          <CodeForm debit={debit} sum={sum} onChangeAccount={() => setChanging(true)} />
        </>
      ) : (
        <>
          <PageHeading key="account" title={t('debit.title')} isFocused={isChanging} />
          <p>{t('debit.text', { price: sum })}</p>
          {isOverLimit ? (
            <AlertBanner tone="warning">
              {t('debit.limit', {
                limit: formatMoney(limit, locale),
                left: formatMoney(left, locale),
              })}
            </AlertBanner>
          ) : null}
          <AccountForm debit={debit} onSent={() => setChanging(false)} />
        </>
      )}
      <p>
        <Link variant="standalone" href="/credits">
          {t('debit.other')}
        </Link>
      </p>
    </div>
  )
}

function NothingToConfirm() {
  const { t } = useTranslation(['payments', 'credits'])
  return (
    <div className={column}>
      <PageHeading title={t('debit.title')} isHidden />
      <EmptyState
        title={t('debit.gone')}
        icon={<Landmark size="1em" strokeWidth={1.5} />}
        actions={<Button href="/credits">{t('credits:offer.to_packages')}</Button>}
      />
    </div>
  )
}
