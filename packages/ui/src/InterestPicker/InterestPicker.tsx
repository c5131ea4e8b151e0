import { clsx } from 'clsx'
import { type Ref, useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { InterestIcon, type InterestName } from '../InterestIcon/index.ts'
import { input } from '../internal/choice.css.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { chip, legend, list } from './InterestPicker.css.ts'

export interface InterestOption {
  readonly id: InterestName
  readonly label: string
}

export interface InterestPickerProps {
  readonly label: string
  readonly options: readonly InterestOption[]
  readonly value?: readonly InterestName[] | undefined
  readonly defaultValue?: readonly InterestName[] | undefined
  readonly onChange?: ((value: readonly InterestName[]) => void) | undefined
  /** Name for native form submission of each chosen interest. */
  readonly name?: string | undefined
  /** Maximum number of choices; the others are then disabled. */
  readonly max?: number | undefined
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  readonly isLabelHidden?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLFieldSetElement> | undefined
}

/** Multiple choice of interests, as chips with icons. */
export const InterestPicker = ({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  max,
  description,
  errorMessage,
  isLabelHidden = false,
  isDisabled,
  className,
  ...rest
}: InterestPickerProps) => {
  const id = useId()
  const isFull = max !== undefined && value !== undefined && value.length >= max
  const toggle = (interest: InterestName, isChosen: boolean) => {
    const others = (value ?? []).filter((each) => each !== interest)
    onChange?.(isChosen ? [...others, interest] : others)
  }
  return (
    <fieldset
      {...rest}
      className={clsx(field, className)}
      disabled={isDisabled}
      aria-describedby={describedBy(id, description, errorMessage)}
    >
      <legend className={isLabelHidden ? visuallyHidden : clsx(labelClass, legend)}>{label}</legend>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
      <div className={list}>
        {options.map((option) => {
          const isChosen = value?.includes(option.id)
          return (
            <label key={option.id} className={chip}>
              <input
                type="checkbox"
                className={input}
                name={name}
                value={option.id}
                {...(isChosen === undefined ? {} : { checked: isChosen })}
                {...(defaultValue === undefined
                  ? {}
                  : { defaultChecked: defaultValue.includes(option.id) })}
                disabled={isFull && isChosen === false}
                onChange={(event) => toggle(option.id, event.currentTarget.checked)}
              />
              <InterestIcon name={option.id} />
              {option.label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
