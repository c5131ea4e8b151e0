/** Names in a storage that begin with a prefix. */
export const keysWithPrefix = (storage: Storage, prefix: string): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )

/** Keeps a text on the device if there is room; where there is none, a page must work all the same. */
export function trySetItem(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    // The text is still on the page, and goes with it.
  }
}
