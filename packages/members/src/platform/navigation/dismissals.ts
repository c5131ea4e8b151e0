import { useClient } from '@bouquet/client'
import { browserStorage } from '@bouquet/contract'
import { useRouteContext } from '@tanstack/react-router'
import { useReducer } from 'react'
import { useUser } from '../session.ts'

const { name: prefix, lifetime } = browserStorage.closed_notice

/** When a member closed which notices on this device: one entry a member, such as `photo=1764240000000&push=…`. */
export function useDismissals<Name extends string>() {
  const member = useUser()?.id
  const { clock } = useClient()
  const { device } = useRouteContext({ from: '__root__' })
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const key = `${prefix}${member}`
  const closed = () => new URLSearchParams(device.getItem(key) ?? '')
  return {
    /** Milliseconds since 1970; null while it was never closed. */
    closedAt: (name: Name) => Number(closed().get(name)) || null,
    close(name: Name) {
      const times = closed()
      times.set(name, String(clock.now()))
      device.setItem(key, String(times), lifetime.count)
      redraw()
    },
  }
}

const dismissedForMs = 7 * 86_400_000

/** Whether a reminder that was closed stays hidden: for a week. */
export function isClosed(closedAt: number | null, now: number): boolean {
  return closedAt !== null && now - closedAt < dismissedForMs
}
