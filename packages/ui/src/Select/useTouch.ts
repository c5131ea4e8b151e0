import { useSyncExternalStore } from 'react'

const finger = '(pointer: coarse)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(finger)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether fingers are what the page is mostly pressed with; false until a browser has said so. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(finger).matches,
    () => false,
  )
