import {
  type ComponentType,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { LazyComponent } from './lazyComponent.ts'

/** Distance from the viewport at which loading starts. */
const nearby = '200px'

const containsFocus = (root: HTMLElement | null) => root?.contains(document.activeElement) === true

interface LazyOptions {
  /** False keeps the initial control. */
  readonly enabled?: boolean | undefined
  /** True replaces the initial control even while it has focus. */
  readonly immediate?: boolean | undefined
}

/**
 * Returns a lazy component once it has loaded; null before, on the server and in the first render. Loading
 * starts when the container is near the viewport, so never if it is hidden. The swap waits until the
 * initial control loses focus.
 */
export function useLazyComponent<Props>(
  lazy: LazyComponent<Props>,
  root: RefObject<HTMLElement | null>,
  { enabled = true, immediate = false }: LazyOptions = {},
): ComponentType<Props> | null {
  const loaded = useSyncExternalStore(lazy.subscribe, lazy.current, () => null)
  const [shown, setShown] = useState(() => (enabled ? loaded : null))

  useEffect(() => {
    if (!enabled || root.current === null) return
    if (immediate) lazy.load()
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) lazy.load()
      },
      { rootMargin: nearby },
    )
    near.observe(root.current)
    return () => near.disconnect()
  }, [lazy, root, enabled, immediate])

  useEffect(() => {
    if (loaded === null || shown !== null || !enabled) return
    const container = root.current
    let isCancelled = false
    // Synchronous, since a React Aria collection first renders empty and that must not be painted.
    const swap = () =>
      queueMicrotask(() => {
        if (!isCancelled) flushSync(() => setShown(() => loaded))
      })
    const cancel = () => {
      isCancelled = true
    }
    if (immediate || container === null || !containsFocus(container)) {
      swap()
      return cancel
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !container.contains(relatedTarget)) swap()
    }
    container.addEventListener('focusout', leave)
    return () => {
      cancel()
      container.removeEventListener('focusout', leave)
    }
  }, [loaded, shown, root, enabled, immediate])

  return shown
}
