import { signupStepMutation, useClient } from '@bouquet/client'
import type { SignupStep, User } from '@bouquet/contract'
import { Stepper } from '@bouquet/ui/Stepper'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { taskScreen } from '../../../platform/screens/screen.css.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { PushStep } from './PushStep.tsx'
import { AboutStep, LocationStep, PersonalStep, PhotoStep } from './profileSteps.tsx'
import type { StepProps } from './signup.rules.ts'

const screens: Record<SignupStep, ComponentType<StepProps>> = {
  photo: PhotoStep,
  location: LocationStep,
  personal: PersonalStep,
  about: AboutStep,
  push: PushStep,
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
  const finish = useFinishStep(step, steps)
  const Step = screens[step]
  const all = ['account', ...steps] as const

  return (
    <div className={taskScreen}>
      <Stepper
        label={t('signup.progress')}
        steps={all.map((id) => ({
          id,
          label: t(`signup.step_${id}`),
          ...stateOf(id, step, user.signup_steps),
        }))}
      />
      <Step key={step} user={user} onDone={finish} />
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

/** Marks a step as done or skipped and opens the next one. Push is skipped where it is not shown. */
function useFinishStep(step: SignupStep, shown: readonly SignupStep[]): () => void {
  const router = useRouter()
  const finish = useMutation(signupStepMutation(useClient()))
  return () =>
    finish.mutate(step, {
      onSuccess: ({ user }) => {
        const isPushOpen = user.signup_steps.includes('push')
        if (step === 'about' && isPushOpen && !shown.includes('push')) finish.mutate('push')
        void router.navigate({ to: '/signup', search: {} })
      },
    })
}
