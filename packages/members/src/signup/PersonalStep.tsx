import { updateProfileMutation, useClient } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { form, lead, taskIntro, taskScreen } from '../app/form.css.ts'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { AttributeFields } from '../profile/AttributeFields.tsx'
import type { StepProps } from './SignupSteps.tsx'
import { StepFoot } from './StepFoot.tsx'

/** A few facts, each of which may stay open. */
export function PersonalStep({ user, onDone }: StepProps) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const { interests, ...facts } = user.profile.attributes
  const [chosen, setChosen] = useState(facts)
  const save = useMutation(updateProfileMutation(useClient()))

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(chosen, { onSuccess: onDone })
  }
  return (
    <form className={taskScreen} onSubmit={submit} noValidate>
      <div className={taskIntro}>
        <PageHeading title={t('signup.personal_title')} />
        <p className={lead}>{t('signup.personal_text')}</p>
      </div>
      <div className={form}>
        <AttributeFields value={chosen} onChange={setChosen} />
        <FormError text={save.error ? text(save.error) : undefined} />
      </div>
      <StepFoot onSkip={onDone} isPending={save.isPending} />
    </form>
  )
}
