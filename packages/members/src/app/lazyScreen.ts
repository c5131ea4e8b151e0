import { browserStorage, constants } from '@bouquet/contract'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/**
 * A screen whose code is loaded on first use. A failed download usually means that a newer release has
 * replaced the file, so the page reloads once; a second failure shows the error page.
 */
export const lazyScreen = <const Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => lazyRouteComponent(() => load().catch(reloadOnce), name)

let isReloading = false

/** Reloads the page after a failed download, or rethrows if that was tried just before. */
export function reloadOnce(cause: unknown): Promise<never> {
  if (!isReloading && !mayReload(sessionStorage, Date.now())) {
    return Promise.reject(new Error('A part of the page could not be loaded', { cause }))
  }
  isReloading = true
  location.reload()
  return new Promise(() => {})
}

/** Applies `reloadOnce` to components that load their own parts, such as menus. */
export const reloadOnFailedImport = () =>
  addEventListener('vite:preloadError', (event) => {
    reloadOnce(event).catch(() => {})
  })

const key = browserStorage.reload.name

/** Whether the page may reload after a failed download: at most once in 60 s. */
export function mayReload(storage: Storage, now: number): boolean {
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < constants.chunkReloadGuardMs) return false
  storage.setItem(key, String(now))
  return true
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Prefetching is off on slow connections and with data saving enabled. */
export function mayPrefetch(
  connection: Connection | null = parseConnection(Reflect.get(navigator, 'connection')),
): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

const parseConnection = (given: unknown): Connection | null =>
  typeof given === 'object' ? (given as Connection | null) : null
