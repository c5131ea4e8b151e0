import { clsx } from 'clsx'
import Coins from 'lucide-react/icons/coins'
import { type Ref, useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { GiftIcon, type GiftName } from '../GiftIcon/index.ts'
import { input } from '../internal/choice.css.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import { PlainFieldWords, wordsOf } from '../internal/PlainFieldWords.tsx'
import * as css from './GiftPicker.css.ts'

export interface GiftOption {
  readonly id: GiftName
  readonly label: string
  /** As "12 credits". */
  readonly costText: string
  readonly isDisabled?: boolean | undefined
}

export interface GiftPickerProps {
  readonly label: string
  readonly options: readonly GiftOption[]
  /** Null for none chosen yet. */
  readonly value?: GiftName | null | undefined
  readonly defaultValue?: GiftName | undefined
  readonly onChange?: ((value: GiftName) => void) | undefined
  /** Sends the chosen id with a plain form. */
  readonly name?: string | undefined
  /** As what is left of the balance. */
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  readonly isLabelHidden?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLFieldSetElement> | undefined
}

/** One gift of the catalogue, each with its drawing, its name and what it costs. */
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
  ...marks
}: GiftPickerProps) => {
  const id = useId()
  return (
    <fieldset
      {...marks}
      className={clsx(field, css.root, className)}
      disabled={isDisabled}
      aria-describedby={wordsOf(id, description, errorMessage)}
    >
      <legend className={isLabelHidden ? visuallyHidden : clsx(labelClass, css.legend)}>
        {label}
      </legend>
      <PlainFieldWords id={id} description={description} errorMessage={errorMessage} />
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
