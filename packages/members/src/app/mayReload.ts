import { constants } from '@bouquet/contract'

const key = 'bouquet.chunk-reload'

/** Whether the page may reload after a failed download: at most once in 60 s. */
export function mayReload(storage: Storage, now: number): boolean {
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < constants.chunkReloadGuardMs) return false
  storage.setItem(key, String(now))
  return true
}
