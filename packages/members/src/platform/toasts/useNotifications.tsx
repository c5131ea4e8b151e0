import { createToastQueue, type ToastContent } from '@bouquet/ui/Toast'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { loadPart } from '../parts/loadPart.ts'

export type Notify = (notice: ToastContent) => void

const Toasts = lazy(() => loadPart(() => import('./Toasts.tsx')))

/** Toasts of one screen and the region to render them in, whose code loads with the first of them. */
export function useNotifications(): { readonly notify: Notify; readonly region: ReactNode } {
  const [queue] = useState(createToastQueue)
  const [isUsed, setUsed] = useState(false)
  const notify = useCallback(
    (notice: ToastContent) => {
      queue.add(notice)
      setUsed(true)
    },
    [queue],
  )
  return {
    notify,
    region: isUsed ? (
      <Suspense fallback={null}>
        <Toasts queue={queue} />
      </Suspense>
    ) : null,
  }
}
