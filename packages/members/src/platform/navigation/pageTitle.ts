import { createContext, use, useEffect, useSyncExternalStore } from 'react'

let title = ''
const listeners = new Set<() => void>()

function setTitle(next: string) {
  title = next
  for (const listener of listeners) listener()
}

/** Is told the title of a page that is drawn on the server. */
export const TitleListener = createContext<(title: string) => void>(() => {})

/** Sets the title of the current page. */
export function usePageTitle(name: string): void {
  use(TitleListener)(name)
  useEffect(() => setTitle(name), [name])
}

/**
 * Calls back whenever a screen sets its title, which it does once it is mounted.
 * @returns a function that stops it
 */
export function subscribeToTitle(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The title of the current page. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(
    subscribeToTitle,
    () => title,
    () => '',
  )
}

/** Title of the browser's tab: unread count, page, brand. */
export function tabTitle(page: string, brand: string, waiting: number): string {
  const name = page && page !== brand ? `${page} · ${brand}` : brand
  return waiting > 0 ? `(${waiting}) ${name}` : name
}

let focused: string | null = null
let isReturned = false

/**
 * Whether the heading of a page takes the focus: once after each navigation, but not on the first page, where
 * the browser sets the focus. A heading that appears later, after its data, still gets it.
 */
export function takeHeadingFocus(path: string): boolean {
  const isMove = focused !== null && (isReturned || focused !== path)
  focused = path
  isReturned = false
  return isMove
}

/** A heading that had the focus is removed: the next one, which replaces it, takes the focus. */
export function returnHeadingFocus(): void {
  isReturned = true
}
