import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { useMember } from '../../../platform/session.ts'
import { PhotoEditor } from '../photos/PhotoEditor.tsx'
import { ProfileProgress } from './ProfileProgress.tsx'
import { columns, head, headTexts, nameLine, photosPart, sections } from './profile.css.ts'
import { AboutSection, FactsSection, InterestsSection, PlaceSection } from './profileSections.tsx'

/** The member's own profile as others see it, with editable sections. */
export function ProfileScreen() {
  const { t } = useTranslation('account')
  const user = useMember()
  const { name, age } = user.profile
  return (
    <>
      <div className={head}>
        <div className={headTexts}>
          <PageHeading title={t('title.profile')} />
          <p className={nameLine}>
            {t('profile.name_age', { name, age })}
            <Link variant="quiet" href="/settings#name">
              {t('profile.change_name')}
            </Link>
          </p>
        </div>
        <Button variant="outline" tone="neutral" href={`/members/${user.id}`}>
          {t('profile.as_others')}
        </Button>
      </div>
      <div className={columns}>
        <section id="photos" className={photosPart} aria-labelledby="photos-title">
          <h2 id="photos-title">{t('profile.photos')}</h2>
          <PhotoEditor user={user} />
        </section>
        <div className={sections}>
          <ProfileProgress user={user} />
          <AboutSection user={user} />
          <InterestsSection user={user} />
          <FactsSection user={user} />
          <PlaceSection user={user} />
        </div>
      </div>
    </>
  )
}
