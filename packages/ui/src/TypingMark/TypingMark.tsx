import { clsx } from 'clsx'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { dots, typing } from './TypingMark.css.ts'

export interface TypingMarkProps extends RootProps<HTMLParagraphElement> {
  /** Name of the person who is typing. */
  readonly name: string
}

/** Typing indicator. The dots are only animated without reduced motion. */
export function TypingMark({ name, className, ...rest }: TypingMarkProps) {
  return (
    <p {...rest} className={clsx(typing, className)}>
      <span className={dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {useLabels()('message.typing', { name })}
    </p>
  )
}
