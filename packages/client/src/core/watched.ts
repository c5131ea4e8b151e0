/** A value that changes and can be watched, in the form React's `useSyncExternalStore` asks for. */
export interface Watched<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export function watched<T>(initial: T): Watched<T> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
