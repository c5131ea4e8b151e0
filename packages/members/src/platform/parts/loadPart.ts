import { browserStorage, constants } from '@bouquet/contract'

/**
 * Loads code and texts of a part of the page. A failed download usually means that a newer release has replaced the
 * file, so the page reloads once; a second failure is thrown. Without a connection a reload would lose the page, so it
 * comes when there is one again, if then the part still fails: Chromium does not ask twice for a script that failed.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    if (navigator.onLine) return reloadOnce(cause)
  }
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return loadPart(load)
}

let isReloading = false

/** Reloads the page after a failed download, or rethrows if that was tried just before. */
function reloadOnce(cause: unknown): Promise<never> {
  if (!isReloading && !mayReload(sessionStorage, Date.now())) {
    return Promise.reject(new Error('A part of the page could not be loaded', { cause }))
  }
  isReloading = true
  location.reload()
  return new Promise(() => {})
}

/** Reloads for components that load their own parts, such as menus. Without a connection those try again when used. */
export const reloadOnFailedImport = () =>
  addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine) reloadOnce(event).catch(() => {})
  })

const key = browserStorage.reload.name

/** Whether the page may reload after a failed download: at most once in 60 s. */
export function mayReload(storage: Storage, now: number): boolean {
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < constants.chunkReloadGuardMs) return false
  storage.setItem(key, String(now))
  return true
}
