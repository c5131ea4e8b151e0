import { updateProfileMutation, useClient } from '@bouquet/client'
import type { Interest } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useConsentErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { form, lead, taskIntro, taskScreen } from '../../../platform/screens/screen.css.ts'
import { PlaceFields, placeOf } from '../../places/PlaceFields.tsx'
import { type ConsentInput, withConsentChange } from '../../profiles/edit/consent.ts'
import type { Facts } from '../../profiles/edit/facts.ts'
import { AboutField, AttributeFields, InterestField } from '../../profiles/edit/profileFields.tsx'
import { PhotoEditor } from '../../profiles/photos/PhotoEditor.tsx'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './signup.rules.ts'

/** The first photos. */
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

/** Country, region and city. */
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

/** Facts, all optional. */
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

/** About text and interests. */
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
