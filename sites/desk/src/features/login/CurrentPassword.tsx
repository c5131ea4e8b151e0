import { PasswordField } from '@bouquet/ui/PasswordField'
import { useTranslation } from 'react-i18next'

interface CurrentPasswordProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly errorMessage?: string | undefined
}

/** The field for the password that a colleague has. */
export function CurrentPassword(props: CurrentPasswordProps) {
  const { t } = useTranslation('desk')
  return (
    <PasswordField
      label={t('login.password')}
      name="password"
      autoComplete="current-password"
      {...props}
    />
  )
}
