import { ApiError } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { TextArea } from '@bouquet/ui/TextArea'
import { TextField } from '@bouquet/ui/TextField'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { parseAmount } from './parseAmount.ts'
import * as css from './payments.css.ts'
import { RefundPreview } from './RefundPreview.tsx'
import { useMoney } from './useMoney.ts'

interface RefundDialogProps {
  readonly brand: string
  /** Id of the payment. */
  readonly payment: string
  /** Number of the order. */
  readonly number: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onDone: (result: StaffResponse<'refund'>) => void
}

/** Pays a payment back, in full or in part, after showing what goes back and why. */
export function RefundDialog(props: RefundDialogProps) {
  const { t } = useTranslation('desk')
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t('payments.refund_title', { number: props.number })}
    >
      <RefundForm {...props} />
    </Dialog>
  )
}

function RefundForm({ brand, payment, onOpenChange, onDone }: RefundDialogProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const text = useErrorText()
  const money = useMoney()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isAll = typed.trim() === ''
  const amount = parseAmount(typed)
  const isWrong = !isAll && amount === null
  const preview = useQuery({
    queryKey: ['refund-preview', payment, amount],
    queryFn: () =>
      api.request('refund-preview', {
        query: { brand, payment, ...(amount !== null && { amount }) },
      }),
    enabled: !isWrong,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const send = useMutation({
    mutationFn: (shown: StaffResponse<'refund-preview'>) =>
      api.request('refund', {
        body: {
          brand,
          payment,
          amount: shown.amount.amount,
          seen: shown.refunded.amount,
          reason,
        },
      }),
    onSuccess: (result) => {
      onOpenChange(false)
      onDone(result)
    },
    onError: () => void preview.refetch(),
  })
  const { data } = preview
  const tooMuch =
    preview.error instanceof ApiError && preview.error.code === 'refund_too_much'
      ? text(preview.error)
      : undefined
  const isCurrent = data !== undefined && !preview.isPlaceholderData && !preview.error && !isWrong

  function submit() {
    setChecked(true)
    if (isCurrent && reason.trim() !== '') send.mutate(data)
  }
  return (
    <>
      <TextField
        label={t('money.amount')}
        description={data && t('money.all_hint', { amount: money(data.most) })}
        placeholder={data && money(data.most)}
        inputMode="decimal"
        name="amount"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        errorMessage={isWrong ? t('money.amount_wrong') : tooMuch}
      />
      {preview.error && tooMuch === undefined ? (
        <AlertBanner tone="warning">{text(preview.error)}</AlertBanner>
      ) : null}
      {data && isCurrent ? <RefundPreview preview={data} /> : null}
      <TextArea
        label={t('payments.why')}
        rows={3}
        value={reason}
        onChange={setReason}
        errorMessage={isChecked && reason.trim() === '' ? t('accounts.missing') : undefined}
      />
      {send.error ? (
        <AlertBanner tone="danger" isUrgent>
          {send.error instanceof ApiError && send.error.code === 'already_decided'
            ? t('money.changed')
            : text(send.error)}
        </AlertBanner>
      ) : null}
      <Buttons
        needsApproval={data?.needs_approval ?? false}
        isPending={send.isPending}
        onCancel={() => onOpenChange(false)}
        onSubmit={submit}
      />
    </>
  )
}

interface ButtonsProps {
  readonly needsApproval: boolean
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly onSubmit: () => void
}

function Buttons({ needsApproval, isPending, onCancel, onSubmit }: ButtonsProps) {
  const { t } = useTranslation('desk')
  return (
    <div className={css.dialogActions}>
      <Button variant="quiet" tone="neutral" onPress={onCancel}>
        {t('queue.cancel')}
      </Button>
      <Button tone="danger" isPending={isPending} onPress={onSubmit}>
        {t(needsApproval ? 'money.ask' : 'payments.refund')}
      </Button>
    </div>
  )
}
