import { likesQuery, useClient } from '@bouquet/client'
import type { LikedBy, Likes } from '@bouquet/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../../platform/parts/loadPart.ts'
import { useUser } from '../../../platform/session.ts'
import { useShowMatch } from '../match/showMatch.ts'
import { arrivedLike, isMutual } from './arrivedLike.ts'

/** Shows a like that arrives while a screen is open; a mutual one opens the window for a match. */
export function LikeArrivals() {
  const isMember = useUser() !== null
  const likes = useQuery({ ...likesQuery(useClient()), enabled: isMember }).data
  const showMatch = useShowMatch()
  const { translations } = useRouteContext({ from: '__root__' })
  const before = useRef<Likes>(undefined)
  const [shown, setShown] = useState<LikedBy | null>(null)
  const [Overlay] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./ArrivedLike.tsx'), translations.ensure('people')]),
      )
      return module
    }),
  )

  useEffect(() => {
    const like = arrivedLike(before.current, likes)
    before.current = likes
    if (!likes || !like) return
    if (isMutual(likes, like)) showMatch(like)
    else setShown(like)
  }, [likes, showMatch])

  if (!isMember || shown === null) return null
  return (
    <Suspense fallback={null}>
      <Overlay person={shown} onClose={() => setShown(null)} />
    </Suspense>
  )
}
