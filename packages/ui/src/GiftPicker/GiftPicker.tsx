import { clsx } from 'clsx'
import Coins from 'lucide-react/icons/coins'
import { useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { GiftIcon, type GiftName } from '../GiftIcon/index.ts'
import { input } from '../internal/choice.css.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import { type ChoiceProps, type FieldProps, onLeave } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { useAmounts } from '../internal/useAmounts.ts'
import * as css from './GiftPicker.css.ts'

export interface GiftOption {
  readonly id: GiftName
  readonly label: string
  /** What it costs. */
  readonly credits: number
  readonly isDisabled?: boolean | undefined
}

export interface GiftPickerProps extends FieldProps<HTMLFieldSetElement>, ChoiceProps<GiftName> {
  readonly options: readonly GiftOption[]
}

/** Radio group of gifts, each with drawing, name and price. */
export const GiftPicker = ({
  label,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  name,
  description,
  errorMessage,
  isLabelHidden = false,
  isRequired,
  isDisabled,
  className,
  ...rest
}: GiftPickerProps) => {
  const id = useId()
  const amounts = useAmounts()
  return (
    <fieldset
      {...rest}
      className={clsx(field, css.root, className)}
      disabled={isDisabled}
      aria-describedby={describedBy(id, description, errorMessage)}
      onBlur={onLeave(onBlur)}
    >
      <legend className={isLabelHidden ? visuallyHidden : clsx(labelClass, css.legend)}>
        {label}
      </legend>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
      <div className={css.gifts}>
        {options.map((option) => (
          <label key={option.id} className={css.gift} data-gift={option.id}>
            <input
              type="radio"
              className={input}
              name={name ?? id}
              value={option.id}
              required={isRequired}
              disabled={option.isDisabled}
              {...(value === undefined ? {} : { checked: value === option.id })}
              {...(defaultValue === undefined
                ? {}
                : { defaultChecked: defaultValue === option.id })}
              onChange={() => onChange?.(option.id)}
            />
            <GiftIcon name={option.id} size="3.5rem" />
            <span className={css.name}>{option.label}</span>
            <span className={css.cost}>
              <Coins size="1em" />
              {amounts.credits(option.credits)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
