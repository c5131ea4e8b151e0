import { type Ref, type RefObject, useCallback, useRef } from 'react'

/** Removes undefined props: React Aria distinguishes missing from undefined. */
export const definedProps = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))

/** Sets a ref and returns its cleanup. */
function attach<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') return ref(node) ?? (() => ref(null))
  if (!ref) return () => {}
  ref.current = node
  return () => {
    ref.current = null
  }
}

/** Merges a component's own ref to its root with the ref that was passed in. */
export function useMergedRefs<T>(
  ref: Ref<T> | undefined,
): readonly [own: RefObject<T | null>, set: (node: T | null) => () => void] {
  const own = useRef<T>(null)
  const set = useCallback(
    (node: T | null) => {
      own.current = node
      const detach = attach(ref, node)
      return () => {
        own.current = null
        detach()
      }
    },
    [ref],
  )
  return [own, set]
}
