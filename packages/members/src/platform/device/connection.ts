import { onlineManager } from '@tanstack/react-query'

/** How often a server that was not reached is tried again. */
const probeMs = 5_000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Checks whether the server responds, with any status, since browsers count a network without internet as online.
 * TanStack Query then tells every screen, and fetches what is shown again when the connection is back. While there is
 * none, the check repeats itself.
 */
export async function checkConnection(): Promise<boolean> {
  clearTimeout(timer)
  const isOnline = navigator.onLine && (await isReachable())
  onlineManager.setOnline(isOnline)
  if (!isOnline) timer = setTimeout(checkConnection, probeMs)
  return isOnline
}

const isReachable = () =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Checks the connection whenever the browser says that it has changed. */
export function watchConnection(): void {
  const check = () => void checkConnection()
  onlineManager.setEventListener(() => {
    addEventListener('online', check)
    addEventListener('offline', check)
    return () => {
      removeEventListener('online', check)
      removeEventListener('offline', check)
    }
  })
  // TanStack Query assumes that a page starts online, but the service worker also serves it offline.
  if (!navigator.onLine) check()
}

/** Resolves when a lost connection is back. */
export function nextConnection(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      stop()
      resolve()
    })
  })
}
