import { useCallback, useSyncExternalStore } from 'react'
import { secondsUntil } from './countdown.rules.ts'

const wakeEvents = ['visibilitychange', 'focus', 'pageshow', 'online'] as const

/**
 * Seconds left, or null without an end. Computed from the clock on every tick, so it is correct after the tab was
 * hidden or the device asleep.
 * @param endsAt end on the server's clock in milliseconds since 1970, or null
 * @param now the server's clock in milliseconds since 1970; must be a stable function
 * @param drawnAt when a server drew the page, in milliseconds since 1970; until hydration the seconds that were left
 * then are shown. Null shows none there
 */
export function useCountdown(
  endsAt: number | null,
  now: () => number,
  drawnAt: number | null = null,
): number | null {
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
    () => (endsAt === null || drawnAt === null ? null : secondsUntil(endsAt, drawnAt)),
  )
}
