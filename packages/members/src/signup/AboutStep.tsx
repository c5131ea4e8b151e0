import { updateProfileMutation, useClient } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { form, lead, taskIntro, taskScreen } from '../app/form.css.ts'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { AboutField } from '../profile/AboutField.tsx'
import { InterestField } from '../profile/InterestField.tsx'
import type { StepProps } from './SignupSteps.tsx'
import { StepFoot } from './StepFoot.tsx'

/** A few lines of one's own, and what one likes. */
export function AboutStep({ user, onDone }: StepProps) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const [about, setAbout] = useState(user.profile.about)
  const [interests, setInterests] = useState(user.profile.attributes.interests)
  const save = useMutation(updateProfileMutation(useClient()))

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ about, interests }, { onSuccess: onDone })
  }
  return (
    <form className={taskScreen} onSubmit={submit} noValidate>
      <div className={taskIntro}>
        <PageHeading title={t('signup.about_title')} />
        <p className={lead}>{t('signup.about_text')}</p>
      </div>
      <div className={form}>
        <AboutField value={about} onChange={setAbout} />
        <InterestField value={interests} onChange={setInterests} />
        <FormError text={save.error ? text(save.error) : undefined} />
      </div>
      <StepFoot onSkip={onDone} isPending={save.isPending} />
    </form>
  )
}
