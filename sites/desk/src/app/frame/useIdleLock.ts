import { useEffect, useEffectEvent } from 'react'

/** How often the clock is looked at; a machine that slept is noticed at the first look. */
const lookMs = 5_000

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

const channelName = 'desk.activity'

/**
 * Calls `onIdle` when nobody has touched keyboard, mouse or screen for a while, in any tab of the desk.
 * @param minutes until then
 */
export function useIdleLock(minutes: number, onIdle: () => void): void {
  const lock = useEffectEvent(onIdle)
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    let seen = Date.now()
    let told = 0
    const touch = () => {
      seen = Date.now()
      if (seen - told < lookMs) return
      told = seen
      channel.postMessage(null)
    }
    const look = () => {
      if (Date.now() - seen < minutes * 60_000) return
      clearInterval(timer)
      lock()
    }
    channel.onmessage = () => {
      seen = Date.now()
    }
    const timer = setInterval(look, lookMs)
    for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      channel.close()
      for (const sign of signs) removeEventListener(sign, touch, { capture: true })
    }
  }, [minutes])
}
