import { useId } from 'react'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { native } from './DateField.css.ts'
import type { DatePartProps } from './dateField.types.ts'

/** Native date input. Works before hydration and without JavaScript. */
export const NativeDate = ({
  label,
  value,
  onChange,
  onLeave,
  description,
  errorMessage,
  name,
  autoComplete,
  isRequired,
  isDisabled,
  isReadOnly,
}: DatePartProps) => {
  const id = useId()
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={`${control} ${native}`}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        onBlur={onLeave}
        name={name}
        autoComplete={autoComplete}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        aria-invalid={errorMessage === undefined ? undefined : true}
        aria-describedby={describedBy(id, description, errorMessage)}
      />
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
