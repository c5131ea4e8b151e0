import type { ComponentType } from 'react'

/** A component that comes when it is asked for. */
export interface LaterPart<Props> {
  readonly ask: () => void
  /** Null until it has come. */
  readonly now: () => ComponentType<Props> | null
  readonly subscribe: (onCome: () => void) => () => void
}

/** Asked for once for the whole page, however many places wait for it; a failed load may be asked for again. */
export const laterPart = <Props>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> => {
  const waiting = new Set<() => void>()
  let part: ComponentType<Props> | null = null
  let isAsked = false
  const fetchPart = async () => {
    try {
      part = await load()
      for (const tell of waiting) tell()
    } catch (fault) {
      isAsked = false
      throw fault
    }
  }
  return {
    ask: () => {
      if (isAsked) return
      isAsked = true
      void fetchPart()
    },
    now: () => part,
    subscribe: (onCome) => {
      waiting.add(onCome)
      return () => waiting.delete(onCome)
    },
  }
}
