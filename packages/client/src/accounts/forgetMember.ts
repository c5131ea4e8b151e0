import { browserStorage, browserStorageList, pendingLogoutPath } from '@bouquet/contract'
import { keysWithPrefix } from '../core/keysWithPrefix.ts'

/** Removes what a device keeps of a member until logout, and what they had not sent. */
export function forgetMember(storage: Storage, member: string): void {
  for (const { place, name, isPrefix, lifetime } of browserStorageList) {
    if (place !== 'local' || (lifetime !== 'logout' && lifetime !== 'sent')) continue
    const keys = isPrefix ? keysWithPrefix(storage, name + member) : [name]
    for (const key of keys) storage.removeItem(key)
  }
  void forgetResponses()
}

/** What was stored for reading offline. The service worker does the same at a logout, where it is in charge of the page. */
async function forgetResponses(): Promise<void> {
  try {
    const cache = await caches.open(browserStorage.offline_data.name)
    for (const request of await cache.keys())
      if (new URL(request.url).pathname !== pendingLogoutPath) await cache.delete(request)
  } catch {
    // A browser that keeps nothing, or has no cache on plain http.
  }
}
