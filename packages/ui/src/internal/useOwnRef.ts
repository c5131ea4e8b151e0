import { type Ref, type RefObject, useCallback, useRef } from 'react'

/** A component's own hold on its root, beside the one that was handed in. */
export function useOwnRef<T>(
  given: Ref<T> | undefined,
): readonly [own: RefObject<T | null>, set: (node: T | null) => void] {
  const own = useRef<T>(null)
  const set = useCallback(
    (node: T | null) => {
      own.current = node
      if (typeof given === 'function') given(node)
      else if (given) given.current = node
    },
    [given],
  )
  return [own, set]
}
