import { TextField } from '@bouquet/ui/TextField'
import { useTranslation } from 'react-i18next'

interface LookReasonProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Whether the form was sent, so that a missing reason is an error. */
  readonly isChecked: boolean
}

/** The field for why somebody looks at accounts; the reason stands in the audit log. */
export function LookReason({ value, onChange, isChecked }: LookReasonProps) {
  const { t } = useTranslation('desk')
  return (
    <TextField
      label={t('accounts.reason')}
      description={t('accounts.reason_hint')}
      name="reason"
      autoComplete="off"
      value={value}
      onChange={onChange}
      errorMessage={isChecked && value.trim() === '' ? t('accounts.missing') : undefined}
    />
  )
}
