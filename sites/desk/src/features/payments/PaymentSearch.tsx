import { Button } from '@bouquet/ui/Button'
import { TextField } from '@bouquet/ui/TextField'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './payments.css.ts'

/** Opens a payment by the number of its order, as a member writes it. */
export function PaymentSearch() {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const [number, setNumber] = useState('')
  const [isChecked, setChecked] = useState(false)
  const typed = number.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (typed !== '') void navigate({ to: '/payments/$payment', params: { payment: typed } })
  }
  return (
    <search>
      <form className={css.search} onSubmit={submit} noValidate>
        <TextField
          label={t('money.search')}
          name="number"
          autoComplete="off"
          spellCheck={false}
          value={number}
          onChange={setNumber}
          errorMessage={isChecked && typed === '' ? t('money.missing') : undefined}
        />
        <Button type="submit" variant="outline" tone="neutral">
          {t('money.find')}
        </Button>
      </form>
    </search>
  )
}
