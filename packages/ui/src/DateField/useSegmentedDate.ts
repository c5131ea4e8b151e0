import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { DatePartProps } from './dateField.types.ts'

/**
 * The field in parts, once it has come; null until then. It waits for whoever is typing into the
 * native box already.
 */
export function useSegmentedDate(
  root: RefObject<HTMLElement | null>,
): ComponentType<DatePartProps> | null {
  const [Segmented, setSegmented] = useState<ComponentType<DatePartProps> | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    void import('./SegmentedDate.tsx').then(({ SegmentedDate }) => {
      const swap = () => setSegmented(() => SegmentedDate)
      if (gone.signal.aborted) return
      if (root.current?.contains(document.activeElement)) {
        root.current.addEventListener('focusout', swap, { once: true, signal: gone.signal })
      } else swap()
    })
    return () => gone.abort()
  }, [root])
  return Segmented
}
