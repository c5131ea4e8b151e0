import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../platform/parts/loadPart.ts'
import { useUser } from '../../platform/session.ts'

/** Offers of this device to members: push messages and installing the site. Their code loads after the screen. */
export function DeviceAlerts() {
  const isMember = useUser() !== null
  const { translations } = useRouteContext({ from: '__root__' })
  const [Alerts] = useState(() =>
    lazy(async () => {
      const [push, install] = await loadPart(() =>
        Promise.all([
          import('./PushAlert.tsx'),
          import('./InstallAlert.tsx'),
          translations.ensure('notices'),
        ]),
      )
      return {
        default: () => (
          <>
            <push.PushAlert />
            <install.InstallAlert />
          </>
        ),
      }
    }),
  )
  if (!isMember) return null
  return (
    <Suspense fallback={null}>
      <Alerts />
    </Suspense>
  )
}
