import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadingBar } from './bars.css.ts'
import { createLoadingPhase, type LoadingPhase } from './loadingPhase.ts'

/** The thin bar at the top while the next page is on its way. */
export function LoadingBar() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  const [phase, setPhase] = useState<LoadingPhase>('idle')
  const [bar] = useState(() => createLoadingPhase(setPhase))

  useEffect(() => {
    if (isLoading) bar.begin()
    else bar.end()
  }, [isLoading, bar])

  return <div className={loadingBar[phase]} aria-hidden="true" />
}
