import { updateProfileMutation, useClient } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { form, lead, taskIntro, taskScreen } from '../../app/form.css.ts'
import { FormError } from '../../errors/FormError.tsx'
import { useErrorText } from '../../errors/useErrorText.ts'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { PlaceFields, placeOf } from '../../places/PlaceFields.tsx'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './steps.ts'

/** Where somebody lives, as precisely as they like. */
export function LocationStep({ user, onDone }: StepProps) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const [place, setPlace] = useState(placeOf(user))
  const save = useMutation(updateProfileMutation(useClient()))

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(place, { onSuccess: onDone })
  }
  return (
    <form className={taskScreen} onSubmit={submit} noValidate>
      <div className={taskIntro}>
        <PageHeading title={t('signup.location_title')} />
        <p className={lead}>{t('signup.location_text')}</p>
      </div>
      <div className={form}>
        <PlaceFields value={place} onChange={setPlace} />
        <FormError text={save.error ? text(save.error) : undefined} />
      </div>
      <StepFoot onSkip={onDone} isPending={save.isPending} />
    </form>
  )
}
