import { clsx } from 'clsx'
import Coins from 'lucide-react/icons/coins'
import { type Ref, useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { GiftIcon, type GiftName } from '../GiftIcon/index.ts'
import { input } from '../internal/choice.css.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import * as css from './GiftPicker.css.ts'

export interface GiftOption {
  readonly id: GiftName
  readonly label: string
  /** For example "12 credits". */
  readonly costText: string
  readonly isDisabled?: boolean | undefined
}

export interface GiftPickerProps {
  readonly label: string
  readonly options: readonly GiftOption[]
  /** Null if none is chosen. */
  readonly value?: GiftName | null | undefined
  readonly defaultValue?: GiftName | undefined
  readonly onChange?: ((value: GiftName) => void) | undefined
  /** Name for native form submission. */
  readonly name?: string | undefined
  /** For example the remaining balance. */
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  readonly isLabelHidden?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLFieldSetElement> | undefined
}

/** Radio group of gifts, each with drawing, name and price. */
export const GiftPicker = ({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  description,
  errorMessage,
  isLabelHidden = false,
  isDisabled,
  className,
  ...rest
}: GiftPickerProps) => {
  const id = useId()
  return (
    <fieldset
      {...rest}
      className={clsx(field, css.root, className)}
      disabled={isDisabled}
      aria-describedby={describedBy(id, description, errorMessage)}
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
              {option.costText}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
