import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether what only a browser knows may be shown: false on the server, and while a page that it drew is taken over. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
