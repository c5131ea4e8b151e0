import { useSyncExternalStore } from 'react'

/** A value with subscribers, in the form that React's `useSyncExternalStore` expects. */
export interface Store<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

interface ReadableStore<T> extends Pick<Store<T>, 'get' | 'subscribe'> {
  /**
   * The value for server rendering and hydration, if the device knows more than the server. Without it the first
   * value is used.
   */
  getServerSnapshot?(): T
}

export function createStore<T>(initial: T): Store<T> {
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

/** The current value of a store; the component renders again when it changes. */
export function useStore<T>({ subscribe, get, getServerSnapshot = get }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, get, getServerSnapshot)
}
