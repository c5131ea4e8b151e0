import { useTranslation } from 'react-i18next'
import { lead, taskIntro, taskScreen } from '../../app/form.css.ts'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { PhotoEditor } from '../../profiles/photos/PhotoEditor.tsx'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './steps.ts'

/** A first photo. */
export function PhotoStep({ user, onDone }: StepProps) {
  const { t } = useTranslation('account')
  const hasPhoto = user.profile.photos.length > 0
  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading title={t('signup.photo_title')} />
        <p className={lead}>{t('signup.photo_text')}</p>
      </div>
      <PhotoEditor user={user} />
      <StepFoot {...(hasPhoto ? { onContinue: onDone } : { onSkip: onDone, hasContinue: false })} />
    </div>
  )
}
