import { PasswordField as Field } from '@bouquet/ui/PasswordField'
import { useTranslation } from 'react-i18next'

interface PasswordFieldProps {
  readonly label: string
  readonly description?: string
  readonly name?: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly errorMessage: string | undefined
}

/** A password field with a button that shows or hides the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('account')
  return (
    <Field {...props} showLabel={t('field.show_password')} hideLabel={t('field.hide_password')} />
  )
}
