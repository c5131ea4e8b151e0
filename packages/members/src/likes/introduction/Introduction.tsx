import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useUser } from '../../accounts/session/useUser.ts'
import { reloadOnce } from '../../app/lazyScreen.ts'

/** Somebody new, some seconds after a member has come by a link that asked for it. */
export function Introduction() {
  const isMember = useUser() !== null
  const { introductionMs, translations } = useRouteContext({ from: '__root__' })
  const [isDue, setDue] = useState(false)
  const [Modal] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([
        import('./IntroductionModal.tsx').catch(reloadOnce),
        translations.ensure('people'),
      ])
      return module
    }),
  )
  useEffect(() => {
    if (!isMember || introductionMs === null) return
    const timer = setTimeout(() => setDue(true), introductionMs)
    return () => clearTimeout(timer)
  }, [isMember, introductionMs])

  if (!isMember || !isDue) return null
  return (
    <Suspense fallback={null}>
      <Modal />
    </Suspense>
  )
}
