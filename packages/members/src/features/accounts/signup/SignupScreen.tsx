import { useClient } from '@bouquet/client'
import type { SignupStep } from '@bouquet/contract'
import { tabStorage } from '@bouquet/contract/deviceStorage'
import { Button } from '@bouquet/ui/Button'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { returnHeadingFocus } from '../../../platform/navigation/pageTitle.ts'
import { lead, taskIntro, taskScreen } from '../../../platform/screens/screen.css.ts'
import { useUser } from '../../../platform/session.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { AccountForm } from './AccountForm.tsx'
import { SignupSteps } from './SignupSteps.tsx'
import { currentStep, shownSteps } from './signup.rules.ts'
import { readTracking, saveTracking } from './tracking.ts'
import type { AccountFormStart } from './useAccountForm.ts'

/** The account form, then the steps that are still open. */
export function SignupScreen({ first }: Pick<AccountFormStart, 'first'>) {
  const user = useUser()
  const settings = useSettings()
  const router = useRouter()
  const search: { readonly step?: SignupStep | undefined } = useSearch({ strict: false })
  const shown = shownSteps(useClient().push.isCapable)
  const step = user && currentStep(shown, user.signup_steps, search.step)
  // Saved before the first render asks for it: the address may be the only sign of a traffic source.
  const [tracking] = useState(() => {
    saveTracking(tabStorage(), location.search)
    return readTracking(tabStorage())
  })
  useStepStart(user ? step : 'account')
  const isFinished = user !== null && step === null

  useEffect(() => {
    if (isFinished) void router.navigate({ to: '/signup/matches', replace: true })
  }, [isFinished, router])

  if (user) return step && <SignupSteps user={user} steps={shown} step={step} />
  if (settings?.signups === 'none') return <SignupClosed kind="closed" />
  if (settings?.signups === 'with_trafficsource' && !tracking) {
    return <SignupClosed kind="invited" />
  }
  return <AccountForm {...(first && { first })} />
}

/** Starts each step but the first at the top of the page, with the focus on its heading. */
function useStepStart(step: SignupStep | 'account' | null) {
  const last = useRef(step)
  // A layout effect, since it must run before the heading of the step decides whether to take the focus.
  useLayoutEffect(() => {
    if (last.current === step) return
    last.current = step
    returnHeadingFocus()
    scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
}

/** Signup is closed or by invitation only; members can still log in. */
function SignupClosed({ kind }: { readonly kind: 'closed' | 'invited' }) {
  const { t } = useTranslation(['common', 'account'])
  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading title={t(`signup.${kind}_title`)} />
        <p className={lead}>{t(`signup.${kind}`)}</p>
      </div>
      <Button href="/login" size="lg" isWide>
        {t('account:login.submit')}
      </Button>
    </div>
  )
}
