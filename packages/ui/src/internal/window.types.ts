import type { ReactNode, Ref } from 'react'

/** What every window over the page takes. */
export interface WindowProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly children?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}
