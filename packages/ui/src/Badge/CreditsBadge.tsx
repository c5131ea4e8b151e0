import { visuallyHidden } from '../base/index.ts'
import { Badge } from './Badge.tsx'
import { creditsTone } from './badge.rules.ts'

export interface CreditsBadgeProps {
  readonly credits: number
  /** The figure as the reader's language writes it. */
  readonly text: string
  /** Said aloud in place of the figure, as "7 credits left". */
  readonly label: string
  readonly size?: 'sm' | 'md' | undefined
  readonly className?: string | undefined
}

/** The balance; turns to a warning when it runs low. */
export const CreditsBadge = ({
  credits,
  text,
  label,
  size = 'sm',
  className,
}: CreditsBadgeProps) => (
  <Badge
    tone={creditsTone(credits)}
    variant={creditsTone(credits) === 'danger' ? 'solid' : 'soft'}
    size={size}
    className={className}
  >
    <span aria-hidden="true">{text}</span>
    <span className={visuallyHidden}>{label}</span>
  </Badge>
)
