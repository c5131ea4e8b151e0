import type { ReactNode, Ref } from 'react'

/** Props of dialogs and sheets. */
export interface WindowProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly children?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}
