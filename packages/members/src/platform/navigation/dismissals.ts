import { browserStorage } from '@bouquet/contract'
import { useRouteContext } from '@tanstack/react-router'
import { useReducer } from 'react'
import { useUser } from '../session.ts'

/** When a member closed a notice on this device, kept as a timestamp. */
export function useDismissals<Name extends string>() {
  const member = useUser()?.id
  const { device } = useRouteContext({ from: '__root__' })
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const key = (name: Name) => `${browserStorage.closed_notice.name}${member}.${name}`
  return {
    /** Milliseconds since 1970; null while it was never closed. */
    closedAt: (name: Name) => Number(device.getItem(key(name))) || null,
    close(name: Name) {
      device.setItem(key(name), String(Date.now()))
      redraw()
    },
  }
}

const dismissedForMs = 7 * 86_400_000

/** Whether a reminder that was closed stays hidden: for a week. */
export const isClosed = (closedAt: number | null, now: number): boolean =>
  closedAt !== null && now - closedAt < dismissedForMs
