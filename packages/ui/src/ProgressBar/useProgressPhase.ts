import { useEffect, useState } from 'react'

export type ProgressPhase = 'hidden' | 'running' | 'done'

/** Loads shorter than this are not shown, in milliseconds. RTE-5. */
export const throttleMs = 200
/** Expected duration of a load in milliseconds. The bar slows down towards the end. RTE-5. */
export const nominalMs = 5000
/** How long the full bar stays visible, in milliseconds. RTE-5. */
export const hideMs = 500

export function useProgressPhase(isActive: boolean): ProgressPhase {
  const [phase, setPhase] = useState<ProgressPhase>('hidden')
  useEffect(() => {
    if (isActive) {
      const timer = setTimeout(() => setPhase('running'), throttleMs)
      return () => clearTimeout(timer)
    }
    setPhase((now) => (now === 'running' ? 'done' : now))
    const timer = setTimeout(() => setPhase('hidden'), hideMs)
    return () => clearTimeout(timer)
  }, [isActive])
  return phase
}
