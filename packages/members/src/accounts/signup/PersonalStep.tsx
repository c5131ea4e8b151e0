import { updateProfileMutation, useClient } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { form, lead, taskIntro, taskScreen } from '../../app/form.css.ts'
import { FormError, useConsentErrors, useFocusFirstError } from '../../errors/FormError.tsx'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { AttributeFields } from '../../profiles/edit/AttributeFields.tsx'
import { type ConsentInput, withConsentChange } from '../../profiles/edit/consent.ts'
import type { Facts } from '../../profiles/edit/facts.ts'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './steps.ts'

/** A few facts, each of which may stay open. */
export function PersonalStep({ user, onDone }: StepProps) {
  const { t } = useTranslation('account')
  const { interests, ...facts } = user.profile.attributes
  const [chosen, setChosen] = useState<Facts & ConsentInput>(facts)
  const save = useMutation(updateProfileMutation(useClient()))
  const errors = useConsentErrors(save.error)
  const screen = useFocusFirstError(save.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(withConsentChange(user.profile.attributes, chosen), { onSuccess: onDone })
  }
  return (
    <form ref={screen} className={taskScreen} onSubmit={submit} noValidate>
      <div className={taskIntro}>
        <PageHeading title={t('signup.personal_title')} />
        <p className={lead}>{t('signup.personal_text')}</p>
      </div>
      <div className={form}>
        <AttributeFields value={chosen} onChange={setChosen} consentError={errors.consent} />
        <FormError text={errors.form} />
      </div>
      <StepFoot onSkip={onDone} isPending={save.isPending} />
    </form>
  )
}
