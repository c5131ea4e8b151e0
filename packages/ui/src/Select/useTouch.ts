import { useSyncExternalStore } from 'react'

const finger = '(pointer: coarse)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(finger)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the primary pointer is touch. False on the server. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(finger).matches,
    () => false,
  )
