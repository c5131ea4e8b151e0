import type { ReactElement } from 'react'
import type { OpenProps } from '../internal/modal.tsx'
import type { RootProps } from '../internal/props.ts'

/** `start` and `end` follow the direction of the text. */
type TooltipSide = 'top' | 'bottom' | 'start' | 'end'

export interface TooltipProps extends OpenProps, RootProps<HTMLDivElement> {
  /** Supplementary text, nothing essential. */
  readonly description: string
  /** A single focusable element that accepts a ref, for example a button or link. */
  readonly children: ReactElement
  readonly side?: TooltipSide | undefined
}
