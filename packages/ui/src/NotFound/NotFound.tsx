import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import { page, surface } from './NotFound.css.ts'

export interface NotFoundProps extends RootProps<HTMLDivElement> {
  /** The heading of the page, what may have happened, and one way on. */
  readonly children: ReactNode
}

/** The content of a page for an address that names nothing. */
export function NotFound({ children, className, ...rest }: NotFoundProps) {
  return (
    <div {...rest} className={clsx(page, className)}>
      <div className={surface}>404</div>
      {children}
    </div>
  )
}
