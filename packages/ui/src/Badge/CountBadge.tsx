import { clsx } from 'clsx'
import type { Ref } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { count as countClass } from './Badge.css.ts'

/** Text of a count badge: empty at 0, `99+` from 100. NAV-2. */
export const countBadgeText = (count: number): string | null => {
  if (count <= 0) return null
  return count >= 100 ? '99+' : String(Math.trunc(count))
}

export interface CountBadgeProps {
  readonly count: number
  /** Read by screen readers instead of the number, for example "3 unread messages". */
  readonly label: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

/** A count of new items. Renders nothing at zero. */
export const CountBadge = ({ count, label, className, ...rest }: CountBadgeProps) => {
  const text = countBadgeText(count)
  if (text === null) return null
  return (
    <span {...rest} className={clsx(countClass, className)}>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
}
