import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { type Tone, tones } from '../internal/tone.css.ts'
import * as css from './Chip.css.ts'

export interface ChipProps extends RootProps<HTMLSpanElement> {
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: Tone | undefined
  readonly isDisabled?: boolean | undefined
  /** Shows a button that takes the chip away. */
  readonly onRemove?: (() => void) | undefined
}

/** A choice in one or two words, which can be taken away. */
export function Chip({
  label,
  icon,
  tone = 'neutral',
  isDisabled = false,
  onRemove,
  className,
  ...rest
}: ChipProps) {
  const labels = useLabels()
  const isRemovable = onRemove !== undefined
  return (
    <span {...rest} className={clsx(css.chip({ isRemovable, isDisabled }), tones[tone], className)}>
      {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{label}</span>
      {isRemovable ? (
        <button
          type="button"
          className={css.remove}
          aria-label={labels('chip.remove', { name: label })}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <X size="1em" />
        </button>
      ) : null}
    </span>
  )
}
