import { useCallback, useId, useRef, useState } from 'react'
import type { ToastMessage } from './ToastRegion.tsx'

/** State of the toasts of one region. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([])
  const prefix = useId()
  const next = useRef(0)
  const show = useCallback(
    (message: Omit<ToastMessage, 'id'>) => {
      next.current += 1
      const id = `${prefix}${next.current}`
      setToasts((all) => [...all, { ...message, id }])
    },
    [prefix],
  )
  const dismiss = useCallback(
    (id: string) => setToasts((all) => all.filter((each) => each.id !== id)),
    [],
  )
  return { toasts, show, dismiss }
}
