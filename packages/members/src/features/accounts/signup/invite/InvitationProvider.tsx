import { tabStorage } from '@bouquet/contract/deviceStorage'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { InvitationContext } from '../../../../platform/invitation.ts'
import { loadPart } from '../../../../platform/parts/loadPart.ts'
import { useSettings } from '../../../../platform/settings/useSettings.ts'
import { acceptsSignup } from '../signup.rules.ts'
import { readTracking } from '../tracking.ts'

interface Invited {
  /** What the visitor's link said when the window opened. */
  readonly tracking: ReturnType<typeof readTracking>
}

/** Opens the signup window. Where signup is closed it leads to the signup page, which says why. */
export function InvitationProvider({ children }: { readonly children: ReactNode }) {
  const settings = useSettings()
  const router = useRouter()
  const { translations } = useRouteContext({ from: '__root__' })
  const [invited, setInvited] = useState<Invited | null>(null)
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
  // Kept as long as possible: a new function would render every consumer again.
  const invite = useCallback(() => {
    const tracking = readTracking(tabStorage())
    if (settings !== null && acceptsSignup(settings.signups, tracking)) setInvited({ tracking })
    else void router.navigate({ to: '/signup' })
  }, [settings, router])
  return (
    <InvitationContext value={invite}>
      {children}
      {invited && (
        <Suspense fallback={null}>
          <Window tracking={invited.tracking} onClose={() => setInvited(null)} />
        </Suspense>
      )}
    </InvitationContext>
  )
}
