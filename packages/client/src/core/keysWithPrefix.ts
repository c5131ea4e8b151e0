/** Keys in a storage that begin with a prefix. */
export function keysWithPrefix(storage: Storage, prefix: string): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(prefix),
  )
}
