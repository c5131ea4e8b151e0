import { signupStepMutation, useClient } from '@bouquet/client'
import type { SignupStep, User } from '@bouquet/contract'
import { Stepper } from '@bouquet/ui/Stepper'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { taskScreen } from '../../app/form.css.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { AboutStep, LocationStep, PersonalStep, PhotoStep } from './profileSteps.tsx'
import type { StepProps } from './signup.rules.ts'

const screens: Record<Exclude<SignupStep, 'push'>, ComponentType<StepProps>> = {
  photo: PhotoStep,
  location: LocationStep,
  personal: PersonalStep,
  about: AboutStep,
  confirm: ConfirmStep,
}

interface SignupStepsProps {
  readonly user: User
  readonly steps: readonly SignupStep[]
  readonly step: SignupStep
}

/** One step below the progress indicator. */
export function SignupSteps({ user, steps, step }: SignupStepsProps) {
  const { t } = useTranslation('account')
  const finish = useFinishStep(step)
  const Step = step === 'push' ? null : screens[step]
  const all = ['account', ...steps] as const
  const position = all.indexOf(step) + 1

  return (
    <div className={taskScreen}>
      <Stepper
        label={t('signup.progress')}
        progressText={t('signup.step_of', { number: position, total: all.length })}
        doneLabel={t('signup.done')}
        steps={all.map((id) => ({
          id,
          label: t(`signup.step_${id}`),
          ...stateOf(id, step, user.signup_steps),
        }))}
      />
      {Step && <Step key={step} user={user} onDone={finish} />}
    </div>
  )
}

function stateOf(id: SignupStep | 'account', current: SignupStep, open: readonly SignupStep[]) {
  if (id === current) return { state: 'current' } as const
  if (id === 'account') return { state: 'done' } as const
  return open.includes(id)
    ? ({ state: 'ahead' } as const)
    : ({ state: 'done', href: `/signup?step=${id}` } as const)
}

/** Marks a step as done or skipped and opens the next one. */
function useFinishStep(step: SignupStep): () => void {
  const router = useRouter()
  const finish = useMutation(signupStepMutation(useClient()))
  return () =>
    finish.mutate(step, {
      onSuccess: ({ user }) => {
        if (step === 'about' && user.signup_steps.includes('push')) finish.mutate('push')
        void router.navigate({ to: '/signup', search: {} })
      },
    })
}
