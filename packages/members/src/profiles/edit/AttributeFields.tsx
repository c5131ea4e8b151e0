import { mayBeSensitive, sensitiveAttribute } from '@bouquet/contract'
import { Select } from '@bouquet/ui/Select'
import { useTranslation } from 'react-i18next'
import { pair } from '../../app/form.css.ts'
import { useSettings } from '../../app/useSettings.ts'
import type { ConsentInput } from './consent.ts'
import { type Facts, facts, withFact } from './facts.ts'
import { SensitiveConsent } from './SensitiveConsent.tsx'
import { useFactTexts } from './useFactTexts.ts'

interface AttributeFieldsProps {
  readonly value: Facts & ConsentInput
  readonly onChange: (value: Facts & ConsentInput) => void
  /** Why it was refused without the consent to sensitive data. */
  readonly consentError: string | undefined
}

/** The facts that the brand shows; each may be left open. */
export function AttributeFields({ value, onChange, consentError }: AttributeFieldsProps) {
  const { t } = useTranslation('attributes')
  const asked = useSettings()?.visible_profile_fields ?? []
  const words = useFactTexts()
  const shown = facts.filter((fact) => asked.includes(fact))
  const needsConsent = shown.some(mayBeSensitive) || sensitiveAttribute(value) !== undefined
  return (
    <>
      <div className={pair}>
        {shown.map((fact) => (
          <Select
            key={fact}
            label={words.label(fact)}
            placeholder={t('unstated')}
            options={words.choices(fact)}
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
