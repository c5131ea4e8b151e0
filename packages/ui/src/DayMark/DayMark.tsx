import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { type DayMarkVariant, mark, words } from './DayMark.css.ts'

export interface DayMarkProps {
  /** "Today", "Monday, 3 March", or what begins here, as "New". */
  readonly children: ReactNode
  /** `unread` draws a line at the first message that was not read yet. */
  readonly variant?: DayMarkVariant | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLParagraphElement> | undefined
}

/** Stands between messages and says where a day, or what is new, begins. */
export const DayMark = ({ children, variant = 'day', className, ...marks }: DayMarkProps) => (
  <p {...marks} className={clsx(mark({ variant }), className)} data-variant={variant}>
    <span className={words({ variant })}>{children}</span>
  </p>
)
