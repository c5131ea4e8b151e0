import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { dots, typing } from './TypingMark.css.ts'

export interface TypingMarkProps {
  /** "Anna is writing". */
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLParagraphElement> | undefined
}

/** Typing indicator. The dots are only animated without reduced motion. */
export const TypingMark = ({ children, className, ...rest }: TypingMarkProps) => (
  <p {...rest} className={clsx(typing, className)}>
    <span className={dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {children}
  </p>
)
