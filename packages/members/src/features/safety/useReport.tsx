import { useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadPart } from '../../platform/parts/loadPart.ts'
import type { ReportTarget } from './reportTarget.ts'

interface Report {
  /** Opens the dialog. */
  readonly report: (target: ReportTarget) => void
  /** To be rendered once, outside of what may disappear while the dialog is open. */
  readonly dialog: ReactNode
}

/** The dialog that reports a profile, a photo or a message. `onBlocked` runs when it closes after a block. */
export function useReport({ onBlocked }: { readonly onBlocked?: () => void } = {}): Report {
  const { translations } = useRouteContext({ from: '__root__' })
  const [target, setTarget] = useState<ReportTarget | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  const [Dialog] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./ReportDialog.tsx'), translations.ensure('safety')]),
      )
      return module
    }),
  )
  return {
    report: (next) => {
      setTarget(next)
      setOpened((count) => count + 1)
      setOpen(true)
    },
    dialog:
      target === null ? null : (
        <Suspense fallback={null}>
          <Dialog
            key={opened}
            target={target}
            isOpen={isOpen}
            onClose={(isBlocked) => {
              setOpen(false)
              if (isBlocked) onBlocked?.()
            }}
          />
        </Suspense>
      ),
  }
}
