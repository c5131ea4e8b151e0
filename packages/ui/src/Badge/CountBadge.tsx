import { clsx } from 'clsx'
import type { Ref } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { count as countClass } from './Badge.css.ts'
import { countBadgeText } from './badge.rules.ts'

export interface CountBadgeProps {
  readonly count: number
  /** Said aloud in place of the figure, as "3 unread messages". */
  readonly label: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

/** How many are new; draws nothing when none are. */
export const CountBadge = ({ count, label, className, ...marks }: CountBadgeProps) => {
  const text = countBadgeText(count)
  if (text === null) return null
  return (
    <span {...marks} className={clsx(countClass, className)}>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
}
