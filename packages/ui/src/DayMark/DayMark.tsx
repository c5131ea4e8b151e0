import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import { type DayMarkVariant, mark, textBlock } from './DayMark.css.ts'

export interface DayMarkProps extends RootProps<HTMLParagraphElement> {
  /** "Today", "Monday, 3 March" or "New". */
  readonly children: ReactNode
  /** `unread` draws a line above the first unread message. */
  readonly variant?: DayMarkVariant | undefined
}

/** Divider between messages, for a new day or the first unread message. */
export function DayMark({ children, variant = 'day', className, ...rest }: DayMarkProps) {
  return (
    <p {...rest} className={clsx(mark({ variant }), className)} data-variant={variant}>
      <span className={textBlock({ variant })}>{children}</span>
    </p>
  )
}
