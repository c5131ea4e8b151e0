import { clsx } from 'clsx'
import { type Ref, useId } from 'react'
import { row, text, textBlock, track } from './Switch.css.ts'

export interface SwitchProps {
  readonly label: string
  readonly description?: string | undefined
  readonly isSelected?: boolean | undefined
  readonly defaultSelected?: boolean | undefined
  readonly onChange?: ((isSelected: boolean) => void) | undefined
  readonly name?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLLabelElement> | undefined
}

/** `role="switch"` on a native checkbox, which provides the state. */
const switchRole = { role: 'switch' } as const

/** A switch that takes effect immediately. */
export const Switch = ({
  label,
  description,
  isSelected,
  defaultSelected,
  onChange,
  name,
  isDisabled,
  className,
  ...rest
}: SwitchProps) => {
  const id = useId()
  return (
    <label {...rest} className={clsx(row, className)}>
      <span className={textBlock}>
        <span id={id}>{label}</span>
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
        name={name}
        disabled={isDisabled}
      />
    </label>
  )
}
