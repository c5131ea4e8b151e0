import { clsx } from 'clsx'
import Mask from 'lucide-react/icons/venetian-mask'
import type { RootProps } from '../internal/props.ts'
import { fictional, mask } from './FictionalLabel.css.ts'

export interface FictionalLabelProps extends RootProps<HTMLSpanElement> {
  /** The brand's term for a fictional profile. */
  readonly label: string
  /** Full explanation, in the tooltip and for screen readers. */
  readonly description?: string | undefined
  readonly variant?: 'onPhoto' | 'inline' | undefined
}

/** Marks a fictional profile with text and an icon. Themes cannot hide it. */
export function FictionalLabel({
  label,
  description,
  variant = 'inline',
  className,
  ...rest
}: FictionalLabelProps) {
  return (
    <span
      {...rest}
      className={clsx(fictional({ variant }), className)}
      title={description}
      data-fictional=""
    >
      <Mask size="1.1em" className={mask} />
      {label}
    </span>
  )
}
