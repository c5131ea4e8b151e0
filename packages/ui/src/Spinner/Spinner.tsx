import { clsx } from 'clsx'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { ring, type SpinnerSize, spinner } from './Spinner.css.ts'

export interface SpinnerProps extends RootProps<HTMLSpanElement> {
  /** What is being waited for; "Loading" by default. */
  readonly label?: string | undefined
  readonly isLabelHidden?: boolean | undefined
  readonly size?: SpinnerSize | undefined
}

/** A ring for a short wait of unknown length, with words that screen readers announce. */
export function Spinner({
  label,
  isLabelHidden = false,
  size = 'md',
  className,
  ...rest
}: SpinnerProps) {
  const labels = useLabels()
  return (
    <span {...rest} className={clsx(spinner, className)} role="status">
      <span className={ring({ size })} />
      <span className={isLabelHidden ? visuallyHidden : undefined}>
        {label ?? labels('loading')}
      </span>
    </span>
  )
}
