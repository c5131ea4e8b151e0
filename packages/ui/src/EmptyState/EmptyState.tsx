import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import * as css from '../internal/state.css.ts'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string | undefined
  /** A large icon. */
  readonly icon?: ReactNode
  /** The main action. */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Explains that there is no content yet and what to do. */
export const EmptyState = ({
  title,
  text,
  icon,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={clsx(css.state, className)}>
      {icon === undefined ? null : <span className={css.medallion}>{icon}</span>}
      <Heading className={css.title}>{title}</Heading>
      {text === undefined ? null : <p className={css.text}>{text}</p>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  )
}
