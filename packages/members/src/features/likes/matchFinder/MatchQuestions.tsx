import { answerMatchFinderMutation, updateProfileMutation, useClient } from '@bouquet/client'
import { type MatchPreferences, sensitiveAttribute } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { InterestPicker } from '@bouquet/ui/InterestPicker'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useConsentErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { form } from '../../../platform/screens/screen.css.ts'
import { useMember } from '../../../platform/session.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { SensitiveConsent } from '../../profiles/edit/SensitiveConsent.tsx'
import { useInterestOptions } from '../../profiles/edit/useInterestOptions.ts'
import { AgeQuestion } from './AgeQuestion.tsx'
import {
  completeAnswers,
  type FinderStep,
  firstAnswers,
  maxInterests,
  offeredAreas,
  stepAfter,
  stepBefore,
} from './answers.rules.ts'
import { finder } from './matchFinder.css.ts'
import { QuestionFrame } from './QuestionFrame.tsx'

interface MatchQuestionsProps {
  /** Earlier answers. */
  readonly preferences: MatchPreferences | null
  readonly onDone: () => void
  /** Keeps the earlier answers; undefined when there are none. */
  readonly onCancel: (() => void) | undefined
}

/** The questions of the match finder, one at a time, filled in from earlier answers or the member's own profile. */
export function MatchQuestions({ preferences, onDone, onCancel }: MatchQuestionsProps) {
  const { t } = useTranslation(['games', 'account', 'common'])
  const user = useMember()
  const youngest = useSettings()?.min_age ?? 18
  const interests = useInterestOptions()
  const offered = interests.map(({ id }) => id)
  const [answers, setAnswers] = useState(() =>
    firstAnswers(user, preferences, { youngest, offered }),
  )
  const [step, setStep] = useState<FinderStep>('ages')
  const [consent, setConsent] = useState<boolean | undefined>(undefined)
  const [isTried, setTried] = useState(false)
  const save = useSaveAnswers()
  const errors = useConsentErrors(save.error)
  const fields = useFocusFirstError(save.error)
  const areas = offeredAreas(user)
  const complete = completeAnswers(answers)
  const next = stepAfter(step)
  const previous = stepBefore(step)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!complete) return
    if (next) setStep(next)
    else save.mutate({ answers: complete, consent }, { onSuccess: onDone })
  }

  return (
    <form ref={fields} className={finder} onSubmit={submit} noValidate>
      <QuestionFrame
        step={step}
        actions={
          <>
            <Button type="submit" isPending={save.isPending}>
              {next ? t('common:continue') : t('games:finder.submit')}
            </Button>
            {previous ? (
              <Button variant="quiet" tone="neutral" onPress={() => setStep(previous)}>
                {t('account:frame.back')}
              </Button>
            ) : onCancel ? (
              <Button variant="quiet" tone="neutral" onPress={onCancel}>
                {t('games:finder.cancel')}
              </Button>
            ) : null}
          </>
        }
      >
        {step === 'ages' ? (
          <AgeQuestion
            value={answers}
            youngest={youngest}
            isTried={isTried}
            onChange={(ages) => setAnswers({ ...answers, ...ages })}
          />
        ) : step === 'near' ? (
          <RadioGroup
            label={t('games:finder.near')}
            isLabelHidden
            variant="list"
            description={areas.includes('city') ? undefined : t('games:finder.no_place')}
            options={areas.map((id) => ({ id, label: t(`games:finder.place_${id}`) }))}
            value={answers.near}
            onChange={(near) => setAnswers({ ...answers, near })}
          />
        ) : (
          <div className={form}>
            <InterestPicker
              label={t('games:finder.interests')}
              isLabelHidden
              description={t('games:finder.interests_hint', { count: maxInterests })}
              options={interests}
              value={answers.interests}
              max={maxInterests}
              onChange={(chosen) => setAnswers({ ...answers, interests: chosen })}
            />
            {sensitiveAttribute({ interests: [...answers.interests] }) ? (
              <SensitiveConsent
                value={{ sensitive_data: consent }}
                onChange={({ sensitive_data }) => setConsent(sensitive_data)}
                errorMessage={errors.consent}
              />
            ) : null}
            <FormError text={errors.form} />
          </div>
        )}
      </QuestionFrame>
    </form>
  )
}

/** Saves the answers; a consent given with them first, since sensitive interests need it. */
function useSaveAnswers() {
  const client = useClient()
  const consenting = useMutation(updateProfileMutation(client))
  const answering = useMutation(answerMatchFinderMutation(client))
  return useMutation({
    mutationFn: async (given: {
      readonly answers: MatchPreferences
      readonly consent: boolean | undefined
    }) => {
      if (given.consent) await consenting.mutateAsync({ sensitive_data: true })
      return answering.mutateAsync(given.answers)
    },
  })
}
