import { signupStepMutation, useClient } from '@bouquet/client'
import type { SignupStep } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** Tells the server that a step is done or skipped, and goes on with the first one that is open. */
export function useFinishStep(step: SignupStep): () => void {
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
