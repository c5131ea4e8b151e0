import type { ComponentType } from 'react'

/** A component that is loaded on demand. */
export interface LazyComponent<Props> {
  /** Resolves when it is there; rejects when it could not be loaded. */
  readonly preload: () => Promise<void>
  /** Starts to load; a failure is tried again with the next call. */
  readonly load: () => void
  /** Null until loaded. */
  readonly current: () => ComponentType<Props> | null
  readonly subscribe: (onLoad: () => void) => () => void
}

/** Loads the component once for all its users. A failed load can be retried. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const listeners = new Set<() => void>()
  let component: ComponentType<Props> | null = null
  let requested: Promise<void> | null = null
  const fetchComponent = async () => {
    try {
      component = await load()
      for (const listener of listeners) listener()
    } catch (error) {
      requested = null
      throw error
    }
  }
  const preload = () => {
    requested ??= fetchComponent()
    return requested
  }
  return {
    preload,
    load: () => {
      void preload()
    },
    current: () => component,
    subscribe: (onLoad) => {
      listeners.add(onLoad)
      return () => listeners.delete(onLoad)
    },
  }
}
