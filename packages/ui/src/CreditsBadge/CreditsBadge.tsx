import type { Ref } from 'react'
import { Badge, type BadgeProps } from '../Badge/index.ts'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import { useAmounts } from '../internal/useAmounts.ts'

export type CreditsTone = 'neutral' | 'warning' | 'danger'

/** Warning at 10 credits or fewer, danger at zero. NAV-2. */
export function creditsTone(credits: number): CreditsTone {
  if (credits <= 0) return 'danger'
  return credits <= 10 ? 'warning' : 'neutral'
}

export interface CreditsBadgeProps extends Pick<BadgeProps, 'size' | 'icon' | 'className'> {
  readonly credits: number
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

const variants: Record<CreditsTone, BadgeProps['variant']> = {
  neutral: 'soft',
  warning: 'soft',
  danger: 'solid',
}

/** The credit balance. Shown as a warning when it is low. */
export function CreditsBadge({ credits, size = 'sm', ...rest }: CreditsBadgeProps) {
  const labels = useLabels()
  const { number } = useAmounts()
  const tone = creditsTone(credits)
  return (
    <Badge {...rest} tone={tone} variant={variants[tone]} size={size}>
      <span aria-hidden="true">{number(credits)}</span>
      <span className={visuallyHidden}>{labels('credits_left', { count: credits })}</span>
    </Badge>
  )
}
