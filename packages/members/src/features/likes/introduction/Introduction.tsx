import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPart } from '../../../platform/parts/loadPart.ts'
import { useUser } from '../../../platform/session.ts'

/** Shows an introduction some seconds after a member opened a link that requests one. */
export function Introduction() {
  const isMember = useUser() !== null
  const { introductionMs, translations } = useRouteContext({ from: '__root__' })
  const [isDue, setDue] = useState(false)
  const [Modal] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./IntroductionModal.tsx'), translations.ensure('people')]),
      )
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

/**
 * Reads `t`, the seconds until the introduction, and removes it from the URL, so that neither a reload nor a
 * shared link repeats it.
 */
export function takeIntroduction(
  { href }: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState' | 'state'>,
): number | null {
  const address = new URL(href)
  const given = address.searchParams.get('t')
  if (given === null) return null
  address.searchParams.delete('t')
  history.replaceState(history.state, '', address)
  return /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1_000 : null
}
