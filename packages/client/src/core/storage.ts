/** Keys in a storage that begin with a prefix. */
export const keysWithPrefix = (storage: Storage, prefix: string): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )

/** Stores a value, ignoring a full or disabled storage. */
export function trySetItem(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    // The value remains in memory.
  }
}
