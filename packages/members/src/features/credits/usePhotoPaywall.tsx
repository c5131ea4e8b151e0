import { useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadPart } from '../../platform/parts/loadPart.ts'
import type { LockedBy } from './PhotoPaywall.tsx'

interface PhotoPaywall {
  /** Opens the sheet. */
  readonly open: (photo: LockedBy) => void
  /** To be rendered once. */
  readonly sheet: ReactNode
}

/** The sheet that says what premium brings, loaded once a locked photo is pressed. */
export function usePhotoPaywall(): PhotoPaywall {
  const { translations } = useRouteContext({ from: '__root__' })
  const [photo, setPhoto] = useState<LockedBy | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [Sheet] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./PhotoPaywall.tsx'), translations.ensure('credits')]),
      )
      return module
    }),
  )
  return {
    open: (next) => {
      setPhoto(next)
      setOpen(true)
    },
    sheet:
      photo === null ? null : (
        <Suspense fallback={null}>
          <Sheet {...photo} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ),
  }
}
