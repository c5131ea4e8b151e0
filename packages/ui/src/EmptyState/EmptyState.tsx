import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import * as css from '../internal/state.css.ts'

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  readonly title: string
  readonly description?: string | undefined
  /** A large icon. */
  readonly icon?: ReactNode
  /** In place of the icon: an Illustration. */
  readonly media?: ReactNode
  readonly actions?: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

/** Explains that there is no content yet and what to do. */
export function EmptyState({
  title,
  description,
  icon,
  media,
  actions,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={clsx(css.state, className)}>
      {media}
      {icon === undefined || media !== undefined ? null : (
        <span className={css.medallion}>{icon}</span>
      )}
      <Heading className={css.title}>{title}</Heading>
      {description === undefined ? null : <p className={css.text}>{description}</p>}
      {actions === undefined ? null : <div className={css.action}>{actions}</div>}
    </div>
  )
}
