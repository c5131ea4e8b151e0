import { useCallback, useSyncExternalStore } from 'react'
import { secondsUntil } from './countdown.rules.ts'

const wakeEvents = ['visibilitychange', 'focus', 'pageshow', 'online'] as const

/**
 * Whole seconds left, null while there is no end and on the server.
 * @param endsAt end by the server's clock, milliseconds since 1970, or null
 * @param now the server's clock as the page knows it, in the same unit; a stable function
 *
 * The figure is read from the clock each time, never counted down, so it is right in a hidden tab and
 * after sleep; timers aim at the turn of each second.
 */
export function useCountdown(endsAt: number | null, now: () => number): number | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (endsAt === null) return () => {}
      let timer: ReturnType<typeof setTimeout> | undefined
      const schedule = () => {
        clearTimeout(timer)
        const left = endsAt - now()
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
      }
      const tick = () => {
        changed()
        schedule()
      }
      schedule()
      for (const name of wakeEvents) window.addEventListener(name, tick, true)
      return () => {
        clearTimeout(timer)
        for (const name of wakeEvents) window.removeEventListener(name, tick, true)
      }
    },
    [endsAt, now],
  )
  return useSyncExternalStore(
    subscribe,
    () => (endsAt === null ? null : secondsUntil(endsAt, now())),
    () => null,
  )
}
