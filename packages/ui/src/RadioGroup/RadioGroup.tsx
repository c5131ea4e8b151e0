import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import { blurOutside, type ChoiceProps, type FieldProps } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { RadioContext, type RadioState, radioProps } from '../internal/radio.ts'
import { group, hint, input, option, optionTexts } from './RadioGroup.css.ts'

export interface RadioOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: ReactNode
  readonly isDisabled?: boolean | undefined
}

export interface RadioGroupProps<Id extends string = string>
  extends FieldProps<HTMLDivElement>,
    ChoiceProps<Id> {
  readonly options?: readonly RadioOption<Id>[] | undefined
  /** Cards instead of options, for example CreditPackageCard. */
  readonly children?: ReactNode
  /** `segmented` side by side, `list` one below the other with descriptions. */
  readonly variant?: 'segmented' | 'list' | undefined
}

/** Radio group for a few options or cards. */
export function RadioGroup<Id extends string = string>({
  label,
  options,
  children,
  value,
  defaultValue,
  onChange,
  onBlur,
  name,
  description,
  errorMessage,
  variant = 'segmented',
  isRequired,
  isDisabled = false,
  isLabelHidden = false,
  className,
  ref,
  ...rest
}: RadioGroupProps<Id>) {
  const id = useId()
  // The group does not know its cards, but they have the ids that the caller gave them.
  const isId = (chosen: string): chosen is Id =>
    options === undefined || options.some((each) => each.id === chosen)
  const state: RadioState = {
    name: name ?? id,
    value,
    defaultValue,
    isDisabled,
    onChange: (chosen) => {
      if (isId(chosen)) onChange?.(chosen)
    },
  }
  return (
    <div
      {...rest}
      ref={ref}
      className={clsx(field, className)}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-disabled={isDisabled || undefined}
      aria-required={isRequired}
      aria-invalid={errorMessage === undefined ? undefined : true}
      aria-describedby={describedBy(id, description, errorMessage)}
      onBlur={blurOutside(onBlur)}
    >
      <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : labelClass}>
        {label}
      </span>
      {options === undefined ? (
        <div className={group({ variant: 'list' })}>
          <RadioContext value={state}>{children}</RadioContext>
        </div>
      ) : (
        <div className={group({ variant })}>
          {options.map((each) => (
            <label key={each.id} className={option({ variant })}>
              <input
                className={input({ variant })}
                {...radioProps(state, each.id, each.isDisabled)}
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
      )}
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
