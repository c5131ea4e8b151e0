import { useSyncExternalStore } from 'react'

/** The browser's offer to install the site; not in the DOM's types, since only some browsers make it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function set(next: InstallOffer | null) {
  offer = next
  for (const listener of listeners) listener()
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

/** Keeps the browser's offer until a member asks for it. The browser makes it once, early. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    set(event)
  })
  addEventListener('appinstalled', () => set(null))
}

/** Opens the browser's question; null where there is nothing to install. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offer,
    () => null,
  )
  if (!current) return null
  return () => {
    // The browser's question can be opened once.
    set(null)
    void current.prompt()
  }
}
