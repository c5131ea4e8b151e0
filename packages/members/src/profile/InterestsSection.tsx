import type { User } from '@bouquet/contract'
import { InterestList } from '@bouquet/ui/InterestPicker'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/useSettings.ts'
import { InterestField } from './InterestField.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { nothing } from './profile.css.ts'
import { useInterestOptions } from './useInterestOptions.ts'

export function InterestsSection({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'attributes'])
  const offered = useInterestOptions()
  const isShown = useSettings()?.visible_profile_fields.includes('interests') ?? false
  const { interests } = user.profile.attributes
  if (!isShown) return null
  const title = t('attributes:field.interests')
  const chosen = offered.filter(({ id }) => interests.includes(id))
  return (
    <ProfileSection
      title={title}
      value={{ interests }}
      view={
        chosen.length > 0 ? (
          <InterestList label={title} items={chosen} />
        ) : (
          <p className={nothing}>{t('account:profile.no_interests')}</p>
        )
      }
      fields={(value, onChange) => (
        <InterestField
          value={value.interests}
          onChange={(picked) => onChange({ interests: picked })}
        />
      )}
    />
  )
}
