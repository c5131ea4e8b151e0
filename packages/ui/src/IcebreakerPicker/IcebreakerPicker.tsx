'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import * as css from './IcebreakerPicker.css.ts'

export interface Icebreaker {
  readonly id: string
  readonly label: string
  /** What it is based on, for example "You both love hiking". */
  readonly description?: string | undefined
  readonly icon?: ReactNode
}

export interface IcebreakerPickerProps extends RootProps<HTMLUListElement> {
  /** For example "A first line to Anna". */
  readonly label: string
  readonly lines: readonly Icebreaker[]
  /** Called with the chosen icebreaker, whose text the composer then takes over. */
  readonly onPick: (line: Icebreaker) => void
  readonly isDisabled?: boolean | undefined
}

/** A choice of opening messages for the composer, where the chosen one is edited and sent. */
export function IcebreakerPicker({
  label,
  lines,
  onPick,
  isDisabled = false,
  className,
  ...rest
}: IcebreakerPickerProps) {
  return (
    <ul {...rest} className={clsx(css.list, className)} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            className={css.line}
            disabled={isDisabled}
            onClick={() => onPick(line)}
          >
            {line.icon === undefined ? null : <span className={css.icon}>{line.icon}</span>}
            <span className={css.text}>
              {line.label}
              {line.description === undefined ? null : (
                <span className={css.reason}>{line.description}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
