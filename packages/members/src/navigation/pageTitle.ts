import { useEffect, useSyncExternalStore } from 'react'

let title = ''
const listeners = new Set<() => void>()

function setTitle(next: string) {
  title = next
  for (const listener of listeners) listener()
}

/** Names the page that is on the screen. */
export function usePageTitle(name: string): void {
  useEffect(() => setTitle(name), [name])
}

/** The name of the page that is on the screen. */
export const useCurrentTitle = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => title,
  )

/** The whole text for the browser's tab: what waits for the member, the page, the brand. */
export function tabTitle(page: string, brand: string, waiting: number): string {
  const name = page && page !== brand ? `${page} · ${brand}` : brand
  return waiting > 0 ? `(${waiting}) ${name}` : name
}
