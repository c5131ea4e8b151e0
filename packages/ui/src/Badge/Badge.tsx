import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../base/index.ts'
import type { RootProps } from '../internal/props.ts'
import { type Tone, tones } from '../internal/tone.css.ts'
import { badge, count as countClass } from './Badge.css.ts'

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  readonly children: ReactNode
  readonly tone?: Tone | undefined
  readonly variant?: 'solid' | 'soft' | undefined
  readonly size?: 'sm' | 'md' | undefined
  readonly icon?: ReactNode
}

/** A short label about the element beside it. */
export function Badge({
  children,
  tone = 'neutral',
  variant = 'soft',
  size = 'md',
  icon,
  className,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(badge({ variant, size }), tones[tone], className)}
      data-tone={tone}
    >
      {icon}
      {children}
    </span>
  )
}

/** Text of a count badge: empty at 0, `99+` from 100. NAV-2. */
export function countBadgeText(count: number): string | null {
  if (count <= 0) return null
  return count >= 100 ? '99+' : String(Math.trunc(count))
}

export interface CountBadgeProps extends RootProps<HTMLSpanElement> {
  readonly count: number
  /** Read by screen readers instead of the number, for example "3 unread messages". */
  readonly label: string
}

/** A count of new items. Renders nothing at zero. */
export function CountBadge({ count, label, className, ...rest }: CountBadgeProps) {
  const text = countBadgeText(count)
  if (text === null) return null
  return (
    <span {...rest} className={clsx(countClass, className)}>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
}
