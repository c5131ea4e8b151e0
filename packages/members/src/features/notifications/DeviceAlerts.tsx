import { useLocation, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useInBrowser } from '../../platform/device/useInBrowser.ts'
import { loadPart } from '../../platform/parts/loadPart.ts'
import { useUser } from '../../platform/session.ts'

/**
 * Offers of this device to members: push messages and installing the site. Their code loads after the screen. In a page
 * that the server drew they would push down what is being read, so they wait for the next one.
 */
export function DeviceAlerts() {
  const isMember = useUser() !== null
  const { pathname } = useLocation()
  const isInBrowser = useInBrowser()
  const [drawnPath] = useState(isInBrowser ? null : pathname)
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
  if (!isMember || pathname === drawnPath) return null
  return (
    <Suspense fallback={null}>
      <Alerts />
    </Suspense>
  )
}
