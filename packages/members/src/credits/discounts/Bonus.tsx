import { useLocation, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../accounts/session.ts'
import { reloadOnce } from '../../app/lazyScreen.ts'
import { isMembersArea } from './bonus.rules.ts'

/** Shows a discount to members who have never paid; its code is loaded for them only. */
export function Bonus() {
  const user = useUser()
  const { pathname } = useLocation()
  const { translations } = useRouteContext({ from: '__root__' })
  const [Notices] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([
        import('./BonusNotices.tsx').catch(reloadOnce),
        translations.ensure('credits'),
      ])
      return module
    }),
  )
  if (!user || user.paid_user || !isMembersArea(pathname)) return null
  return (
    <Suspense fallback={null}>
      <Notices user={user} path={pathname} />
    </Suspense>
  )
}
