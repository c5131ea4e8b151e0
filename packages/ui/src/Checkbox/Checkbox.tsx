import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { field } from '../internal/field.css.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { box, row, textBlock } from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldProps<HTMLDivElement>, 'label' | 'isLabelHidden'> {
  /** May contain links. */
  readonly children: ReactNode
  readonly isSelected?: boolean | undefined
  readonly defaultSelected?: boolean | undefined
  readonly onChange?: ((isSelected: boolean) => void) | undefined
  /** What a form posts while it is selected; `on` unless given. */
  readonly value?: string | undefined
}

/** A checkbox that is submitted with a form. */
export function Checkbox({
  children,
  isSelected,
  defaultSelected,
  onChange,
  onBlur,
  name,
  value,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId()
  return (
    <div {...rest} className={clsx(field, className)}>
      <label className={row}>
        <input
          className={box}
          type="checkbox"
          {...(isSelected === undefined ? {} : { checked: isSelected })}
          {...(defaultSelected === undefined ? {} : { defaultChecked: defaultSelected })}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          onBlur={onBlur}
          name={name}
          value={value}
          aria-required={isRequired}
          disabled={isDisabled}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={describedBy(id, description, errorMessage)}
        />
        <span className={textBlock}>{children}</span>
      </label>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
