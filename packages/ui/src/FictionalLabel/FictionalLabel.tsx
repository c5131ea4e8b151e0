import { clsx } from 'clsx'
import Mask from 'lucide-react/icons/venetian-mask'
import type { Ref } from 'react'
import { fictional, mask } from './FictionalLabel.css.ts'

export interface FictionalLabelProps {
  /** The brand's term for a fictional profile. */
  readonly label: string
  /** Full explanation, in the tooltip and for screen readers. */
  readonly warning?: string | undefined
  readonly variant?: 'onPhoto' | 'inline' | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

/** Marks a fictional profile with text and an icon. Themes cannot hide it. */
export const FictionalLabel = ({
  label,
  warning,
  variant = 'inline',
  className,
  ...rest
}: FictionalLabelProps) => (
  <span
    {...rest}
    className={clsx(fictional({ variant }), className)}
    title={warning}
    data-fictional=""
  >
    <Mask size="1.1em" className={mask} />
    {label}
  </span>
)
