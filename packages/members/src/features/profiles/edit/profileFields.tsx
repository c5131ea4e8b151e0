import {
  aboutMaxLength,
  type Interest,
  mayBeSensitive,
  sensitiveAttribute,
} from '@bouquet/contract'
import { InterestPicker } from '@bouquet/ui/InterestPicker'
import { Select } from '@bouquet/ui/Select'
import { TextArea } from '@bouquet/ui/TextArea'
import { useTranslation } from 'react-i18next'
import { pair } from '../../../platform/screens/screen.css.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import type { ConsentInput } from './consent.ts'
import { type Facts, facts, useFactTexts, withFact } from './facts.ts'
import { roomy } from './profile.css.ts'
import { SensitiveConsent } from './SensitiveConsent.tsx'
import { useInterestOptions } from './useInterestOptions.ts'

interface AboutFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The about text. */
export function AboutField({ value, onChange }: AboutFieldProps) {
  const { t } = useTranslation('account')
  return (
    <TextArea
      label={t('field.about')}
      description={t('field.about_hint')}
      className={roomy}
      maxLength={aboutMaxLength}
      value={value}
      onChange={onChange}
    />
  )
}

interface AttributeFieldsProps {
  readonly value: Facts & ConsentInput
  readonly onChange: (value: Facts & ConsentInput) => void
  /** Error when the consent to sensitive data is missing. */
  readonly consentError: string | undefined
}

/** The facts that the brand shows, all optional. */
export function AttributeFields({ value, onChange, consentError }: AttributeFieldsProps) {
  const { t } = useTranslation('attributes')
  const asked = useSettings()?.visible_profile_fields ?? []
  const texts = useFactTexts()
  const shown = facts.filter((fact) => asked.includes(fact))
  const needsConsent = shown.some(mayBeSensitive) || sensitiveAttribute(value) !== undefined
  return (
    <>
      <div className={pair}>
        {shown.map((fact) => (
          <Select
            key={fact}
            label={texts.label(fact)}
            placeholder={t('unstated')}
            options={texts.choices(fact)}
            value={value[fact] ?? ''}
            onChange={(answer) => onChange({ ...value, ...withFact(value, fact, answer) })}
          />
        ))}
      </div>
      {needsConsent ? (
        <SensitiveConsent
          value={value}
          onChange={(consent) => onChange({ ...value, ...consent })}
          errorMessage={consentError}
        />
      ) : null}
    </>
  )
}

interface Interests extends ConsentInput {
  readonly interests: Interest[]
}

interface InterestFieldProps {
  readonly value: Interests
  readonly onChange: (value: Interests) => void
  /** Error when the consent to sensitive data is missing. */
  readonly consentError: string | undefined
}

/** The member's interests, from the brand's list. */
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
