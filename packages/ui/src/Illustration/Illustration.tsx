import { clsx } from 'clsx'
import type { RootProps } from '../internal/props.ts'
import { drawings, type IllustrationName } from './drawings.tsx'
import * as css from './Illustration.css.ts'

export interface IllustrationProps extends RootProps<HTMLSpanElement> {
  readonly name: IllustrationName
  readonly size?: css.IllustrationSize | undefined
}

/** A drawing in the brand's colours, corners, lines and photo mask. Hidden from screen readers. */
export function Illustration({ name, size = 'md', className, ...rest }: IllustrationProps) {
  return (
    <span {...rest} className={clsx(css.illustration({ size }), className)} aria-hidden="true">
      <span className={css.ground} />
      <svg className={css.drawing} viewBox="0 0 240 180" focusable="false" aria-hidden="true">
        {drawings[name]}
      </svg>
    </span>
  )
}
