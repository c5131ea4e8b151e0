import type { ComponentType } from 'react'

/** A component that is loaded on demand. */
export interface LazyComponent<Props> {
  readonly load: () => void
  /** Null until loaded. */
  readonly current: () => ComponentType<Props> | null
  readonly subscribe: (onLoad: () => void) => () => void
}

/** Loads the component once for all its users. A failed load can be retried. */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  const listeners = new Set<() => void>()
  let component: ComponentType<Props> | null = null
  let isRequested = false
  const fetchComponent = async () => {
    try {
      component = await load()
      for (const listener of listeners) listener()
    } catch (error) {
      isRequested = false
      throw error
    }
  }
  return {
    load: () => {
      if (isRequested) return
      isRequested = true
      void fetchComponent()
    },
    current: () => component,
    subscribe: (onLoad) => {
      listeners.add(onLoad)
      return () => listeners.delete(onLoad)
    },
  }
}
