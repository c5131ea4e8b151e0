import { clsx } from 'clsx'
import { useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { row, text, textBlock, track } from './Switch.css.ts'

export interface SwitchProps
  extends Omit<FieldProps<HTMLLabelElement>, 'errorMessage' | 'isRequired'> {
  readonly isSelected?: boolean | undefined
  readonly defaultSelected?: boolean | undefined
  readonly onChange?: ((isSelected: boolean) => void) | undefined
  /** What a form posts while it is on; `on` unless given. */
  readonly value?: string | undefined
}

/** `role="switch"` on a native checkbox, which provides the state. */
const switchRole = { role: 'switch' } as const

/** A switch that takes effect immediately. */
export function Switch({
  label,
  isLabelHidden = false,
  description,
  isSelected,
  defaultSelected,
  onChange,
  onBlur,
  name,
  value,
  isDisabled,
  className,
  ...rest
}: SwitchProps) {
  const id = useId()
  return (
    <label {...rest} className={clsx(row, className)}>
      <span className={textBlock}>
        <span id={id} className={isLabelHidden ? visuallyHidden : undefined}>
          {label}
        </span>
        {description === undefined ? null : (
          <span id={`${id}-description`} className={text}>
            {description}
          </span>
        )}
      </span>
      <input
        className={track}
        type="checkbox"
        {...switchRole}
        aria-labelledby={id}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        {...(isSelected === undefined ? {} : { checked: isSelected })}
        {...(defaultSelected === undefined ? {} : { defaultChecked: defaultSelected })}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        onBlur={onBlur}
        name={name}
        value={value}
        disabled={isDisabled}
      />
    </label>
  )
}
