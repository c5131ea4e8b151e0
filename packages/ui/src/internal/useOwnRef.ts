import { type Ref, type RefObject, useCallback, useRef } from 'react'

/** Hands a node on, and gives back how to take it away again. */
function hand<T>(given: Ref<T> | undefined, node: T | null): () => void {
  if (typeof given === 'function') return given(node) ?? (() => given(null))
  if (!given) return () => {}
  given.current = node
  return () => {
    given.current = null
  }
}

/** A component's own hold on its root, beside the one that was handed in. */
export function useOwnRef<T>(
  given: Ref<T> | undefined,
): readonly [own: RefObject<T | null>, set: (node: T | null) => () => void] {
  const own = useRef<T>(null)
  const set = useCallback(
    (node: T | null) => {
      own.current = node
      const release = hand(given, node)
      return () => {
        own.current = null
        release()
      }
    },
    [given],
  )
  return [own, set]
}
