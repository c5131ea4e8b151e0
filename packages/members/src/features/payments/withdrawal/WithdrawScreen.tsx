import { type ApiError, offerWithdrawalMutation, useClient } from '@bouquet/client'
import type { PurchaseReference, WithdrawalOffer } from '@bouquet/contract'
import { formatMoney } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { useDates } from '../../../platform/language/useDates.ts'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { useRefusedStatus } from '../../../platform/navigation/pageStatus.ts'
import { column, form, largeLead } from '../../../platform/screens/screen.css.ts'
import { useUser } from '../../../platform/session.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import { readReference, type WithdrawalStep } from './sendWithdrawal.ts'

export { withdrawalAction } from './sendWithdrawal.ts'

/** Withdraws from a purchase in two steps, for members and for whoever has its receipt. */
export function WithdrawScreen() {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const dates = useDates()
  const isMember = useUser() !== null
  const outcome = useLoaderData({ from: '/default/pages/withdraw' })
  const [step, setStep] = useState<WithdrawalStep>(
    outcome?.result ?? { kind: 'find', typed: outcome ? readReference(outcome.fields) : undefined },
  )
  useRefusedStatus(outcome?.refusal != null)
  return (
    <div className={column}>
      {step.kind === 'find' ? (
        <FindPurchase
          typed={step.typed}
          refusal={outcome?.refusal ?? null}
          onFound={(found) => setStep({ kind: 'confirm', ...found })}
        />
      ) : step.kind === 'confirm' ? (
        <ConfirmWithdrawal
          {...step}
          onBack={() => setStep({ kind: 'find', typed: step.reference })}
          onDone={(withdrawal) => setStep({ kind: 'done', withdrawal })}
        />
      ) : (
        <>
          <PageHeading key="done" title={t('withdraw.done')} isFocused />
          <p className={largeLead}>
            {t('withdraw.done_text', {
              date: dates.format(step.withdrawal.received_at, 'legal'),
              price: formatMoney(step.withdrawal.refund, locale),
            })}
          </p>
        </>
      )}
      {isMember ? (
        <p>
          <Link variant="standalone" href="/transactions">
            {t('withdraw.to_payments')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

interface FindPurchaseProps {
  readonly typed: PurchaseReference | undefined
  /** The error of a form that was sent without script. */
  readonly refusal: ApiError | null
  readonly onFound: (found: {
    readonly reference: PurchaseReference
    readonly offer: WithdrawalOffer
  }) => void
}

/** The first step: which purchase. A visitor also gives the address of the account. */
function FindPurchase({ typed, refusal, onFound }: FindPurchaseProps) {
  const { t } = useTranslation('payments')
  const { number: given = '' } = useSearch({ from: '/default/pages/withdraw' })
  const isVisitor = useUser() === null
  const days = useSettings()?.refund_days
  const find = useMutation(offerWithdrawalMutation(useClient()))
  const error = find.isIdle ? refusal : find.error
  const fields = useFocusFirstError(error)
  const errors = useFieldErrors(error, isVisitor ? ['number', 'email'] : ['number'])
  const [number, setNumber] = useState(typed?.number ?? given)
  const [email, setEmail] = useState(typed?.email ?? '')

  function submit(event: FormEvent) {
    event.preventDefault()
    const reference = { number: number.trim(), ...(isVisitor && { email: email.trim() }) }
    find.mutate(reference, { onSuccess: (offer) => onFound({ reference, offer }) })
  }

  return (
    <>
      <PageHeading title={t('withdraw.title')} />
      {days === undefined ? null : <p className={largeLead}>{t('withdraw.text', { days })}</p>}
      <form
        ref={fields}
        className={form}
        method="post"
        action="/pages/withdraw"
        onSubmit={submit}
        noValidate
      >
        <TextField
          label={t('withdraw.number')}
          description={t('withdraw.number_hint')}
          name="number"
          autoComplete="off"
          value={number}
          onChange={setNumber}
          errorMessage={errors.of('number')}
        />
        {isVisitor ? (
          <TextField
            label={t('withdraw.email')}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            errorMessage={errors.of('email')}
          />
        ) : null}
        <FormError text={errors.form} />
        <Button type="submit" size="lg" isWide isPending={find.isPending}>
          {t('withdraw.continue')}
        </Button>
      </form>
    </>
  )
}
