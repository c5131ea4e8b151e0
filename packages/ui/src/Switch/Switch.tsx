import { clsx } from 'clsx'
import { type Ref, useId } from 'react'
import { row, text, track, words } from './Switch.css.ts'

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

/** On top of the native checkbox, which itself tells its state. */
const switchRole = { role: 'switch' } as const

/** On or off, and it takes effect at once. */
export const Switch = ({
  label,
  description,
  isSelected,
  defaultSelected,
  onChange,
  name,
  isDisabled,
  className,
  ...marks
}: SwitchProps) => {
  const id = useId()
  return (
    <label {...marks} className={clsx(row, className)}>
      <span className={words}>
        <span id={id}>{label}</span>
        {description === undefined ? null : (
          <span id={`${id}-hint`} className={text}>
            {description}
          </span>
        )}
      </span>
      <input
        className={track}
        type="checkbox"
        {...switchRole}
        aria-labelledby={id}
        aria-describedby={description === undefined ? undefined : `${id}-hint`}
        {...(isSelected === undefined ? {} : { checked: isSelected })}
        {...(defaultSelected === undefined ? {} : { defaultChecked: defaultSelected })}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        name={name}
        disabled={isDisabled}
      />
    </label>
  )
}
