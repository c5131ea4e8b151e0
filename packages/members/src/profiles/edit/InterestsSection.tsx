import type { Interest, User } from '@bouquet/contract'
import { InterestList } from '@bouquet/ui/InterestPicker'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../app/useSettings.ts'
import { type ConsentInput, withConsentChange } from './consent.ts'
import { InterestField } from './InterestField.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { nothing } from './profile.css.ts'
import { useInterestOptions } from './useInterestOptions.ts'

export function InterestsSection({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'attributes'])
  const offered = useInterestOptions()
  const isShown = useSettings()?.visible_profile_fields.includes('interests') ?? false
  const { interests } = user.profile.attributes
  const told: ConsentInput & { interests: Interest[] } = { interests }
  if (!isShown) return null
  const title = t('attributes:field.interests')
  const chosen = offered.filter(({ id }) => interests.includes(id))
  return (
    <ProfileSection
      title={title}
      value={told}
      sent={(change) => withConsentChange(user.profile.attributes, change)}
      view={
        chosen.length > 0 ? (
          <InterestList label={title} items={chosen} />
        ) : (
          <p className={nothing}>{t('account:profile.no_interests')}</p>
        )
      }
      fields={(value, onChange, consentError) => (
        <InterestField value={value} onChange={onChange} consentError={consentError} />
      )}
    />
  )
}
