import type { User } from '@bouquet/contract'
import { ProfileFacts } from '@bouquet/ui/ProfileFacts'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../app/useSettings.ts'
import { AttributeFields } from './AttributeFields.tsx'
import { type ConsentInput, withConsentChange } from './consent.ts'
import { type Facts, facts } from './facts.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { useFactTexts } from './useFactTexts.ts'

export function FactsSection({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'attributes'])
  const words = useFactTexts()
  const asked = useSettings()?.visible_profile_fields ?? []
  const { interests, ...told } = user.profile.attributes
  const known: Facts & ConsentInput = told
  const shown = facts.filter((fact) => asked.includes(fact))
  if (shown.length === 0) return null
  return (
    <ProfileSection
      title={t('account:profile.facts')}
      value={known}
      sent={(change) => withConsentChange(user.profile.attributes, change)}
      view={
        <ProfileFacts
          facts={shown.map((fact) => ({
            id: fact,
            label: words.label(fact),
            text: words.answer(known, fact) ?? t('attributes:unstated'),
          }))}
        />
      }
      fields={(value, onChange, consentError) => (
        <AttributeFields value={value} onChange={onChange} consentError={consentError} />
      )}
    />
  )
}
