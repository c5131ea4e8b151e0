import { updateProfileMutation, useClient } from '@bouquet/client'
import type { Interest } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { form, lead, taskIntro, taskScreen } from '../../app/form.css.ts'
import { FormError, useConsentErrors, useFocusFirstError } from '../../errors/FormError.tsx'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { AboutField } from '../../profiles/edit/AboutField.tsx'
import { type ConsentInput, withConsentChange } from '../../profiles/edit/consent.ts'
import { InterestField } from '../../profiles/edit/InterestField.tsx'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './steps.ts'

/** A few lines of one's own, and what one likes. */
export function AboutStep({ user, onDone }: StepProps) {
  const { t } = useTranslation('account')
  const [about, setAbout] = useState(user.profile.about)
  const { attributes } = user.profile
  const [liked, setLiked] = useState<ConsentInput & { interests: Interest[] }>({
    interests: attributes.interests,
  })
  const save = useMutation(updateProfileMutation(useClient()))
  const errors = useConsentErrors(save.error)
  const screen = useFocusFirstError(save.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ about, ...withConsentChange(attributes, liked) }, { onSuccess: onDone })
  }
  return (
    <form ref={screen} className={taskScreen} onSubmit={submit} noValidate>
      <div className={taskIntro}>
        <PageHeading title={t('signup.about_title')} />
        <p className={lead}>{t('signup.about_text')}</p>
      </div>
      <div className={form}>
        <AboutField value={about} onChange={setAbout} />
        <InterestField value={liked} onChange={setLiked} consentError={errors.consent} />
        <FormError text={errors.form} />
      </div>
      <StepFoot onSkip={onDone} isPending={save.isPending} />
    </form>
  )
}
