import { clsx } from 'clsx'
import Mask from 'lucide-react/icons/venetian-mask'
import type { Ref } from 'react'
import { fictional, mask } from './FictionalLabel.css.ts'

export interface FictionalLabelProps {
  /** The brand's word for a person who does not exist. */
  readonly label: string
  /** The full warning, read on hover and by screen readers. */
  readonly warning?: string | undefined
  readonly variant?: 'onPhoto' | 'inline' | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

/** Says in words and with an icon that this person does not exist. No theme can hide it. */
export const FictionalLabel = ({
  label,
  warning,
  variant = 'inline',
  className,
  ...marks
}: FictionalLabelProps) => (
  <span
    {...marks}
    className={clsx(fictional({ variant }), className)}
    title={warning}
    data-fictional=""
  >
    <Mask size="1.1em" className={mask} />
    {label}
  </span>
)
