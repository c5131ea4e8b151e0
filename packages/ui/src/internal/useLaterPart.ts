import {
  type ComponentType,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { LaterPart } from './laterPart.ts'

/** So far below the window's edge it is asked for already. */
const nearby = '200px'

const holdsFocus = (root: HTMLElement | null) => root?.contains(document.activeElement) === true

interface Wish {
  /** False where the light part does as well. */
  readonly isWanted?: boolean | undefined
  /** True brings it even into the hands of whoever is using the light part. */
  readonly isUrgent?: boolean | undefined
}

/**
 * The heavy part of a component, once it has come; null until then, on the server and in the first
 * drawing. It is asked for when its place comes near the window, so not at all where that is hidden,
 * and it waits for whoever is using the light part in its stead.
 */
export function useLaterPart<Props>(
  part: LaterPart<Props>,
  root: RefObject<HTMLElement | null>,
  { isWanted = true, isUrgent = false }: Wish = {},
): ComponentType<Props> | null {
  const come = useSyncExternalStore(part.subscribe, part.now, () => null)
  const [shown, setShown] = useState(() => (isWanted ? come : null))

  useEffect(() => {
    if (!isWanted || root.current === null) return
    if (isUrgent) part.ask()
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) part.ask()
      },
      { rootMargin: nearby },
    )
    near.observe(root.current)
    return () => near.disconnect()
  }, [part, root, isWanted, isUrgent])

  useEffect(() => {
    if (come === null || shown !== null || !isWanted) return
    const place = root.current
    let isGone = false
    // At one stroke, since a collection draws itself empty first and no frame may show that.
    const swap = () =>
      queueMicrotask(() => {
        if (!isGone) flushSync(() => setShown(() => come))
      })
    const end = () => {
      isGone = true
    }
    if (isUrgent || place === null || !holdsFocus(place)) {
      swap()
      return end
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !place.contains(relatedTarget)) swap()
    }
    place.addEventListener('focusout', leave)
    return () => {
      end()
      place.removeEventListener('focusout', leave)
    }
  }, [come, shown, root, isWanted, isUrgent])

  return shown
}
