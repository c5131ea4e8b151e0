import { type Interest, sensitiveAttribute } from '@bouquet/contract'
import { InterestPicker } from '@bouquet/ui/InterestPicker'
import { useTranslation } from 'react-i18next'
import type { ConsentInput } from './consent.ts'
import { SensitiveConsent } from './SensitiveConsent.tsx'
import { useInterestOptions } from './useInterestOptions.ts'

interface Interests extends ConsentInput {
  readonly interests: Interest[]
}

interface InterestFieldProps {
  readonly value: Interests
  readonly onChange: (value: Interests) => void
  /** Why it was refused without the consent to sensitive data. */
  readonly consentError: string | undefined
}

/** What one likes, out of what the brand offers. */
export function InterestField({ value, onChange, consentError }: InterestFieldProps) {
  const { t } = useTranslation('attributes')
  const options = useInterestOptions()
  const mayTell = [...options.map(({ id }) => id), ...value.interests]
  return (
    <>
      <InterestPicker
        label={t('field.interests')}
        options={options}
        value={value.interests}
        onChange={(chosen) => onChange({ ...value, interests: [...chosen] })}
      />
      {sensitiveAttribute({ interests: mayTell }) ? (
        <SensitiveConsent
          value={value}
          onChange={(consent) => onChange({ ...value, ...consent })}
          errorMessage={consentError}
        />
      ) : null}
    </>
  )
}
