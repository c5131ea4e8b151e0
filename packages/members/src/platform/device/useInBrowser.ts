import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether to show what only a browser knows: false on the server, and during the hydration of a page. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
