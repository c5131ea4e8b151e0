import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import type { FieldProps, ListOption } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { box, chevron, select } from './Select.css.ts'

export type SelectOption = ListOption

export interface SelectProps extends FieldProps<HTMLDivElement> {
  readonly options: readonly SelectOption[]
  /** Id of the chosen option; empty if none is chosen. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  /** An empty first option. */
  readonly placeholder?: string | undefined
  readonly autoComplete?: string | undefined
  /** Marks the field as invalid if the message is elsewhere, for example below a group of fields. */
  readonly isInvalid?: boolean | undefined
}

/**
 * A native select, so it works without JavaScript and opens the phone's own picker. With a mouse the list is
 * styled in browsers that support it.
 */
export function Select({
  label,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  description,
  errorMessage,
  placeholder,
  name,
  autoComplete,
  isRequired,
  isDisabled,
  isLabelHidden = false,
  isInvalid = false,
  className,
  ref,
  ...rest
}: SelectProps) {
  const id = useId()
  return (
    <div {...rest} ref={ref} className={clsx(field, className)}>
      <label className={isLabelHidden ? visuallyHidden : labelClass} htmlFor={id}>
        {label}
      </label>
      <span className={box}>
        <select
          id={id}
          className={clsx(control, select)}
          {...(value === undefined ? {} : { value })}
          {...(defaultValue === undefined ? {} : { defaultValue })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={onBlur}
          name={name}
          autoComplete={autoComplete}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={isInvalid || errorMessage !== undefined || undefined}
          aria-describedby={describedBy(id, description, errorMessage)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size="1.15em" className={chevron} />
      </span>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
