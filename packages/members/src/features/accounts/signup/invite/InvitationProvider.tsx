import { tabStorage } from '@bouquet/contract/deviceStorage'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useInBrowser } from '../../../../platform/device/useInBrowser.ts'
import { InvitationContext } from '../../../../platform/invitation.ts'
import { loadPart } from '../../../../platform/parts/loadPart.ts'
import { useSettings } from '../../../../platform/settings/useSettings.ts'
import { acceptsSignup } from '../signup.rules.ts'
import { readTracking } from '../tracking.ts'

/** Holds the window for an account; where none is to be had now, the page for signup says why. */
export function InvitationProvider({ children }: { readonly children: ReactNode }) {
  const settings = useSettings()
  const router = useRouter()
  const { translations } = useRouteContext({ from: '__root__' })
  const [isOpen, setOpen] = useState(false)
  const [Window] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([
          import('./SignupWindow.tsx'),
          translations.ensure('account'),
          translations.ensure('common'),
        ]),
      )
      return module
    }),
  )
  const tracking = useInBrowser() ? readTracking(tabStorage()) : undefined
  function invite() {
    if (settings !== null && acceptsSignup(settings.signups, tracking)) setOpen(true)
    else void router.navigate({ to: '/signup' })
  }
  return (
    <InvitationContext value={invite}>
      {children}
      {isOpen ? (
        <Suspense fallback={null}>
          <Window tracking={tracking} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </InvitationContext>
  )
}
