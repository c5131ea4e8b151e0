import { ApiError } from '@bouquet/client'
import { browserStorage, constants } from '@bouquet/contract'
import { tabStorage } from '@bouquet/contract/deviceStorage'
import { checkConnection, nextConnection } from '../device/connection.ts'

/**
 * Loads code and texts of a part of the page. A failed download usually means that a newer release has replaced the
 * file, so the page reloads once; a second failure is thrown. Without a connection a reload would lose the page: it
 * waits for the connection and reloads only if the part fails again. Chromium needs the reload because it does not
 * request a failed script twice.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    if (await checkConnection()) return reloadOnce(cause)
  }
  await nextConnection()
  return loadPart(load)
}

/**
 * Loads code or texts without which a screen cannot be shown. Without a connection it fails at once, so that the screen
 * can say so.
 * @throws {ApiError} `offline`
 */
export async function loadScreenPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    if (await checkConnection()) return reloadOnce(cause)
    throw new ApiError({ code: 'offline', status: 0 }, { cause })
  }
}

let isReloading = false

/** Reloads the page after a failed download, or rethrows if that was tried just before. */
function reloadOnce(cause: unknown): Promise<never> {
  if (!isReloading && !mayReload(tabStorage(), Date.now())) {
    return Promise.reject(new Error('A part of the page could not be loaded', { cause }))
  }
  isReloading = true
  location.reload()
  return new Promise(() => {})
}

/** Reloads for components that load their own parts, such as menus. Without a connection those try again when used. */
export function reloadOnFailedImport() {
  return addEventListener('vite:preloadError', async (event) => {
    if (await checkConnection()) reloadOnce(event).catch(() => {})
  })
}

const key = browserStorage.reload.name

/** Whether the page may reload after a failed download: at most once in 60 s. */
export function mayReload(storage: Storage, now: number): boolean {
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < constants.chunkReloadGuardMs) return false
  storage.setItem(key, String(now))
  return true
}
