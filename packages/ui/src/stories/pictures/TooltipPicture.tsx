import type { PropsWithChildren, ReactNode } from 'react'
import * as css from '../../Tooltip/Tooltip.css.ts'

interface TooltipPictureProps extends PropsWithChildren {
  readonly description: ReactNode
}

/** How a tooltip looks when it is open above its element, without opening one. */
export function TooltipPicture({ description, children }: TooltipPictureProps) {
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: '0.4rem' }}>
      <div className={css.tooltip}>{description}</div>
      {children}
    </div>
  )
}
