import { Checkbox } from '@bouquet/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import { type ConsentInput, useSensitiveConsent } from './consent.ts'

interface SensitiveConsentProps {
  readonly value: ConsentInput
  readonly onChange: (value: ConsentInput) => void
  readonly errorMessage: string | undefined
}

/** Consent checkbox for fields about sex life or orientation; never preselected, separate from the terms. */
export function SensitiveConsent({ value, onChange, errorMessage }: SensitiveConsentProps) {
  const { t } = useTranslation('account')
  const stands = useSensitiveConsent()
  const { sensitive_data: isGiven = stands } = value
  const isTakenBack = stands && !isGiven
  return (
    <Checkbox
      name="sensitive_data"
      isSelected={isGiven}
      onChange={(given) => onChange({ sensitive_data: given === stands ? undefined : given })}
      description={t(isTakenBack ? 'profile.sensitive_removed' : 'profile.sensitive_hint')}
      errorMessage={errorMessage}
    >
      {t('profile.sensitive')}
    </Checkbox>
  )
}
