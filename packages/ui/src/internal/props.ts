import { type MouseEvent, type Ref, type RefObject, useCallback, useRef } from 'react'

/** Props that every component passes to its root element, besides data attributes. */
export interface RootProps<Root> {
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<Root> | undefined
}

/** Props that a trigger, such as Tooltip or Menu, passes to the button that opens and closes it. */
export interface TriggerProps {
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Empty where a tooltip says more than the name of the button. */
  readonly title?: string | undefined
}

/** Removes undefined props: React Aria distinguishes missing from undefined. */
export function definedProps(props: object) {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}

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
