import { clsx } from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { field } from '../internal/field.css.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { box, row, textBlock } from './Checkbox.css.ts'

export interface CheckboxProps {
  /** May contain links. */
  readonly children: ReactNode
  readonly isSelected?: boolean | undefined
  readonly defaultSelected?: boolean | undefined
  readonly onChange?: ((isSelected: boolean) => void) | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** A checkbox that is submitted with a form. */
export const Checkbox = ({
  children,
  isSelected,
  defaultSelected,
  onChange,
  name,
  value,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  className,
  ...rest
}: CheckboxProps) => {
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
