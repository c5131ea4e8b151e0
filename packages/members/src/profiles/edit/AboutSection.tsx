import type { User } from '@bouquet/contract'
import { useTranslation } from 'react-i18next'
import { AboutField } from './AboutField.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { about as aboutText, nothing } from './profile.css.ts'

export function AboutSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const { about } = user.profile
  return (
    <ProfileSection
      title={t('field.about')}
      value={{ about }}
      view={
        about ? (
          <p className={aboutText}>{about}</p>
        ) : (
          <p className={nothing}>{t('profile.no_about')}</p>
        )
      }
      fields={(value, onChange) => (
        <AboutField value={value.about} onChange={(written) => onChange({ about: written })} />
      )}
    />
  )
}
