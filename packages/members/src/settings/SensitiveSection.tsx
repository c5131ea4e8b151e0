import { decideConsentMutation, useClient } from '@bouquet/client'
import { Switch } from '@bouquet/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { useSensitiveConsent } from '../profiles/edit/useSensitiveConsent.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Switch for the consent to sensitive data, saved at once. */
export function SensitiveSection() {
  const { t } = useTranslation(['settings', 'account'])
  const text = useErrorText()
  const hasConsent = useSensitiveConsent()
  const decide = useMutation(decideConsentMutation(useClient()))
  return (
    <SettingsSection title={t('sensitive.title')} text={t('sensitive.text')}>
      <Switch
        label={t('account:profile.sensitive')}
        isSelected={decide.isPending ? decide.variables.given : hasConsent}
        isDisabled={decide.isPending}
        onChange={(given) => decide.mutate({ kind: 'sensitive_data', given })}
      />
      <FormError text={decide.error ? text(decide.error) : undefined} />
    </SettingsSection>
  )
}
