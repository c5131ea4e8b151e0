import type { ReactElement, ReactNode } from 'react'
import type { OpenProps } from '../internal/modal.tsx'
import type { RootProps } from '../internal/props.ts'

export interface PopoverProps extends OpenProps, RootProps<HTMLDivElement> {
  /** A single element that accepts a ref, for example Button or IconButton. */
  readonly trigger: ReactElement
  readonly title: string
  readonly children: ReactNode
  readonly side?: 'top' | 'bottom' | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
}
