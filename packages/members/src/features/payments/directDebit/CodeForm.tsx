import {
  confirmDirectDebitMutation,
  resendDirectDebitCodeMutation,
  useClient,
} from '@bouquet/client'
import type { DirectDebit } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { CodeField } from '@bouquet/ui/CodeField'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { actions, form } from '../../../platform/screens/screen.css.ts'
import { account } from '../checkout.css.ts'

interface CodeFormProps {
  readonly debit: DirectDebit
  /** The sum as it is shown. */
  readonly sum: string
  readonly onChangeAccount: () => void
}

/** Signs the mandate with the code of the text message; a new one can be sent. */
export function CodeForm({ debit, sum, onChangeAccount }: CodeFormProps) {
  const { t } = useTranslation('payments')
  const errorText = useErrorText()
  const client = useClient()
  const navigate = useNavigate()
  const confirm = useMutation(confirmDirectDebitMutation(client))
  const resend = useMutation(resendDirectDebitCodeMutation(client))
  const fields = useFocusFirstError(confirm.error)
  const errors = useFieldErrors(confirm.error, ['code'])
  const [code, setCode] = useState('')
  const { payment_id } = debit

  function submit(event: FormEvent) {
    event.preventDefault()
    confirm.mutate(
      { payment_id, code },
      {
        onSuccess: () =>
          void navigate({ to: '/transactions/{-$id}', params: { id: payment_id }, replace: true }),
        onError: () => setCode(''),
      },
    )
  }

  return (
    <>
      <p>{t('debit.code_text', { phone: debit.phone_end ?? '', iban: debit.iban_end ?? '' })}</p>
      <form ref={fields} className={form} onSubmit={submit} noValidate>
        <div className={account}>
          <CodeField
            label={t('debit.code')}
            name="code"
            value={code}
            onChange={setCode}
            errorMessage={errors.of('code')}
          />
          {resend.isSuccess && !confirm.error ? (
            <AlertBanner tone="success">{t('debit.resent')}</AlertBanner>
          ) : null}
          <div className={actions}>
            <Button
              variant="outline"
              tone="neutral"
              isPending={resend.isPending}
              onPress={() => {
                confirm.reset()
                setCode('')
                resend.mutate(payment_id)
              }}
            >
              {t('debit.resend')}
            </Button>
            <Button variant="quiet" tone="neutral" onPress={onChangeAccount}>
              {t('debit.change')}
            </Button>
          </div>
        </div>
        <FormError text={errors.form ?? (resend.error ? errorText(resend.error) : undefined)} />
        <Button type="submit" size="lg" isWide isPending={confirm.isPending}>
          {t('debit.confirm', { price: sum })}
        </Button>
      </form>
    </>
  )
}
