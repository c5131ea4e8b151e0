import { startDirectDebitMutation, useClient } from '@bouquet/client'
import type { DirectDebit } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Checkbox } from '@bouquet/ui/Checkbox'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { form } from '../../../platform/screens/screen.css.ts'
import { account, mandate } from '../checkout.css.ts'

interface AccountFormProps {
  readonly debit: DirectDebit
  /** The code is on its way. */
  readonly onSent: () => void
}

/** Account, holder and number, and the mandate as it is stored with the payment. */
export function AccountForm({ debit, onSent }: AccountFormProps) {
  const { t } = useTranslation('payments')
  const id = useId()
  const start = useMutation(startDirectDebitMutation(useClient()))
  const fields = useFocusFirstError(start.error)
  const errors = useFieldErrors(start.error, ['iban', 'holder', 'phone', 'mandate_accepted'])
  const [typed, setTyped] = useState({
    iban: '',
    holder: debit.holder ?? '',
    phone: '',
    mandate_accepted: false,
  })
  const change = (next: Partial<typeof typed>) => setTyped({ ...typed, ...next })

  function submit(event: FormEvent) {
    event.preventDefault()
    start.mutate({ payment_id: debit.payment_id, ...typed }, { onSuccess: onSent })
  }

  return (
    <form ref={fields} className={form} onSubmit={submit} noValidate>
      <div className={account}>
        <TextField
          label={t('debit.iban')}
          name="iban"
          autoComplete="off"
          value={typed.iban}
          onChange={(iban) => change({ iban })}
          errorMessage={errors.of('iban')}
        />
        <TextField
          label={t('debit.holder')}
          name="holder"
          autoComplete="name"
          value={typed.holder}
          onChange={(holder) => change({ holder })}
          errorMessage={errors.of('holder')}
        />
        <TextField
          label={t('debit.phone')}
          description={t('debit.phone_hint')}
          type="tel"
          name="phone"
          autoComplete="tel"
          value={typed.phone}
          onChange={(phone) => change({ phone })}
          errorMessage={errors.of('phone')}
        />
        <section className={mandate} aria-labelledby={id}>
          <h2 id={id}>{t('debit.mandate')}</h2>
          <p>{debit.mandate_text}</p>
          <Checkbox
            name="mandate_accepted"
            isSelected={typed.mandate_accepted}
            onChange={(mandate_accepted) => change({ mandate_accepted })}
            errorMessage={errors.of('mandate_accepted')}
          >
            {t('debit.accept')}
          </Checkbox>
        </section>
      </div>
      <FormError text={errors.form} />
      <Button type="submit" size="lg" isWide isPending={start.isPending}>
        {t('debit.send')}
      </Button>
    </form>
  )
}
