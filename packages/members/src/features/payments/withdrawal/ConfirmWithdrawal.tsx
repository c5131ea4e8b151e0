import { useClient, withdrawMutation } from '@bouquet/client'
import type { PurchaseReference, Withdrawal, WithdrawalOffer } from '@bouquet/contract'
import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { useDates } from '../../../platform/language/useDates.ts'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { actions, largeLead, muted } from '../../../platform/screens/screen.css.ts'
import * as css from '../payments.css.ts'

interface ConfirmWithdrawalProps {
  readonly reference: PurchaseReference
  readonly offer: WithdrawalOffer
  readonly onBack: () => void
  readonly onDone: (withdrawal: Withdrawal) => void
}

/** The second step: what comes back, and the button that withdraws. */
export function ConfirmWithdrawal({ reference, offer, onBack, onDone }: ConfirmWithdrawalProps) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const dates = useDates()
  const errorText = useErrorText()
  const withdraw = useMutation(withdrawMutation(useClient()))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBack(event)) onBack()
    else withdraw.mutate(reference, { onSuccess: onDone })
  }

  const rows = [
    { name: t('receipt.number'), value: offer.number },
    { name: t('withdraw.ordered'), value: dates.format(offer.ordered_at, 'legal') },
    { name: t('withdraw.name'), value: offer.name },
    { name: t('withdraw.sent_to'), value: offer.email },
    { name: t('withdraw.price'), value: formatMoney(offer.price, locale) },
    { name: t('withdraw.refund'), value: formatMoney(offer.refund, locale) },
    { name: t('withdraw.credits'), value: formatNumber(offer.refund_credits, locale) },
    { name: t('withdraw.until'), value: dates.format(offer.until, 'legal') },
  ]
  return (
    <>
      <PageHeading key="confirm" title={t('withdraw.check')} isFocused />
      <p className={largeLead}>{t('withdraw.check_text')}</p>
      <dl className={css.receipt}>
        {rows.map(({ name, value }) => (
          <div key={name} className={css.receiptRow}>
            <dt className={muted}>{name}</dt>
            <dd className={css.receiptValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <FormError text={withdraw.error ? errorText(withdraw.error) : undefined} />
      <form className={actions} method="post" action="/pages/withdraw" onSubmit={submit}>
        {Object.entries(reference).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="step" value="confirm" size="lg" isPending={withdraw.isPending}>
          {t('withdraw.confirm')}
        </Button>
        <Button type="submit" name="step" value="back" size="lg" variant="quiet" tone="neutral">
          {t('withdraw.back')}
        </Button>
      </form>
    </>
  )
}

/** Whether the form was sent by the button that leads back. */
const isBack = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === 'back'
