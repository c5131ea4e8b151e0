import { browserStorage, browserStorageList } from '@bouquet/contract'

/** Removes what a device keeps of a member until logout, and what they had not sent. */
export function forgetMember(storage: Storage, member: string): void {
  const names = browserStorageList.flatMap(({ place, name, isPrefix, kept }) =>
    place === 'local' && (kept === 'logout' || kept === 'sent')
      ? [isPrefix ? name + member : name]
      : [],
  )
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (names.some((name) => key.startsWith(name))) storage.removeItem(key)
  // The service worker does the same, where it is in charge of the page.
  globalThis.caches?.delete(browserStorage.offline_data.name).catch(() => {})
}
