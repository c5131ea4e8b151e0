import { browserStorage, browserStorageList, loggedOutMark } from '@bouquet/contract'

/** Removes what a device keeps of a member until logout, and what they had not sent. */
export function forgetMember(storage: Storage, member: string): void {
  const names = browserStorageList.flatMap(({ place, name, isPrefix, kept }) =>
    place === 'local' && (kept === 'logout' || kept === 'sent')
      ? [isPrefix ? name + member : name]
      : [],
  )
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (names.some((name) => key.startsWith(name))) storage.removeItem(key)
  void forgetResponses()
}

/** What was stored for reading offline. The service worker does the same at a logout, where it is in charge of the page. */
async function forgetResponses(): Promise<void> {
  try {
    const cache = await caches.open(browserStorage.offline_data.name)
    for (const request of await cache.keys())
      if (new URL(request.url).pathname !== loggedOutMark) await cache.delete(request)
  } catch {
    // A browser that keeps nothing, or has no cache on plain http.
  }
}
