import type { Ref } from 'react'
import { Badge, type BadgeProps } from '../Badge/index.ts'
import { visuallyHidden } from '../base/index.ts'

export type CreditsTone = 'neutral' | 'warning' | 'danger'

/** Warning at 10 credits or fewer, danger at zero. NAV-2. */
export const creditsTone = (credits: number): CreditsTone => {
  if (credits <= 0) return 'danger'
  return credits <= 10 ? 'warning' : 'neutral'
}

export interface CreditsBadgeProps extends Pick<BadgeProps, 'size' | 'icon' | 'className'> {
  readonly credits: number
  /** Formatted number. */
  readonly text: string
  /** Read by screen readers instead of the number, for example "7 credits left". */
  readonly label: string
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

const variants: Record<CreditsTone, BadgeProps['variant']> = {
  neutral: 'soft',
  warning: 'soft',
  danger: 'solid',
}

/** The credit balance. Shown as a warning when it is low. */
export const CreditsBadge = ({ credits, text, label, size = 'sm', ...rest }: CreditsBadgeProps) => {
  const tone = creditsTone(credits)
  return (
    <Badge {...rest} tone={tone} variant={variants[tone]} size={size}>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{label}</span>
    </Badge>
  )
}
