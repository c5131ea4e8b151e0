import type { Ref } from 'react'
import { Badge, type BadgeProps } from '../Badge/index.ts'
import { visuallyHidden } from '../base/index.ts'
import { type CreditsTone, creditsTone } from './credits.rules.ts'

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
