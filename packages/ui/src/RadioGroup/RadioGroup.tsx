import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { ChoiceProps, FieldProps } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { group, hint, input, option, optionTexts } from './RadioGroup.css.ts'

export interface RadioOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: ReactNode
}

export interface RadioGroupProps<Id extends string = string>
  extends FieldProps<HTMLDivElement>,
    ChoiceProps<Id> {
  readonly options: readonly RadioOption<Id>[]
  /** `segmented` side by side, `list` one below the other with descriptions. */
  readonly variant?: 'segmented' | 'list' | undefined
  readonly isRequired?: boolean | undefined
  readonly isLabelHidden?: boolean | undefined
}

/** Radio group for a few options. */
export function RadioGroup<Id extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  description,
  errorMessage,
  variant = 'segmented',
  isRequired,
  isDisabled,
  isLabelHidden = false,
  className,
  ref,
  ...rest
}: RadioGroupProps<Id>) {
  const id = useId()
  return (
    <div
      {...rest}
      ref={ref}
      className={clsx(field, className)}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-disabled={isDisabled}
      aria-required={isRequired}
      aria-invalid={errorMessage === undefined ? undefined : true}
      aria-describedby={describedBy(id, description, errorMessage)}
    >
      <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : labelClass}>
        {label}
      </span>
      <div className={group({ variant })}>
        {options.map((each) => (
          <label key={each.id} className={option({ variant })}>
            <input
              type="radio"
              className={input({ variant })}
              name={name ?? id}
              value={each.id}
              disabled={isDisabled}
              {...(value === undefined ? {} : { checked: value === each.id })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === each.id })}
              onChange={() => onChange?.(each.id)}
            />
            {each.icon}
            <span className={optionTexts({ variant })}>
              {each.label}
              {each.description === undefined ? null : (
                <span className={hint}>{each.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
