import { useEffect, useState } from 'react'

export type ProgressPhase = 'hidden' | 'running' | 'done'

/** Loads shorter than this are not shown. RTE-5. */
export const throttleMs = 200
/** How long a usual load takes; the line slows down towards its end. RTE-5. */
export const nominalMs = 5000
/** How long the full line stays. RTE-5. */
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
