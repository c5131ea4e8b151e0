import { Button } from '@bouquet/ui/Button'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInBrowser } from '../../../../platform/device/useInBrowser.ts'
import { loadPart } from '../../../../platform/parts/loadPart.ts'
import { useSettings } from '../../../../platform/settings/useSettings.ts'
import { acceptsSignup } from '../signup.rules.ts'
import { readTracking } from '../tracking.ts'

/** Offers a visitor an account without leaving the page; where none is to be had now, the signup says why. */
export function SignupInvitation() {
  const { t } = useTranslation('people')
  const settings = useSettings()
  const { translations } = useRouteContext({ from: '__root__' })
  const [isOpen, setOpen] = useState(false)
  const [Window] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./SignupWindow.tsx'), translations.ensure('common')]),
      )
      return module
    }),
  )
  const tracking = useInBrowser() ? readTracking(sessionStorage) : undefined
  if (settings === null || !acceptsSignup(settings.signups, tracking))
    return <Button href="/signup">{t('join.sign_up')}</Button>
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('join.sign_up')}</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Window tracking={tracking} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
