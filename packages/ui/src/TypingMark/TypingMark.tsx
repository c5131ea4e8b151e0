import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { dots, typing } from './TypingMark.css.ts'

export interface TypingMarkProps {
  /** "Anna is writing". */
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLParagraphElement> | undefined
}

/** Somebody is writing. The dots move only where motion is welcome; the words say the same. */
export const TypingMark = ({ children, className, ...marks }: TypingMarkProps) => (
  <p {...marks} className={clsx(typing, className)}>
    <span className={dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {children}
  </p>
)
