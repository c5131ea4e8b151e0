import { Checkbox } from '@bouquet/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import type { Consenting } from './consent.ts'
import { useSensitiveConsent } from './useSensitiveConsent.ts'

interface SensitiveChoiceProps {
  readonly value: Consenting
  readonly onChange: (value: Consenting) => void
  readonly errorMessage: string | undefined
}

/** The consent beside fields that tell of sex life or orientation: never ticked beforehand, apart from the terms. */
export function SensitiveChoice({ value, onChange, errorMessage }: SensitiveChoiceProps) {
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
