import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSettings } from '../../app/useSettings.ts'
import { useUser } from '../session/useUser.ts'
import { AccountForm } from './AccountForm.tsx'
import { SignupClosed } from './SignupClosed.tsx'
import { SignupSteps } from './SignupSteps.tsx'
import { currentStep, shownSteps } from './steps.ts'
import { readTracking, saveTracking } from './tracking.ts'

/** The account first, then what is still open of the other steps, on whatever device they were begun. */
export function SignupScreen() {
  const user = useUser()
  const settings = useSettings()
  const router = useRouter()
  const search = useSearch({ from: '/empty/signup' })
  const shown = shownSteps(false)
  const step = user && currentStep(shown, user.signup_steps, search.step)
  const isFinished = user !== null && step === null

  useEffect(() => saveTracking(sessionStorage, location.search), [])
  useEffect(() => {
    if (isFinished) void router.navigate({ to: '/signup/matches', replace: true })
  }, [isFinished, router])

  if (user) return step && <SignupSteps user={user} steps={shown} step={step} />
  if (settings?.signups === 'none') return <SignupClosed kind="closed" />
  if (settings?.signups === 'with_trafficsource' && !readTracking(sessionStorage)) {
    return <SignupClosed kind="invited" />
  }
  return <AccountForm />
}
