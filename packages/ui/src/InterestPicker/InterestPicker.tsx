import { clsx } from 'clsx'
import { useId } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { visuallyHidden } from '../base/index.ts'
import { InterestIcon, type InterestName } from '../InterestIcon/index.ts'
import { input } from '../internal/choice.css.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import { blurOutside, type FieldProps } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { chip, legend, list } from './InterestPicker.css.ts'

export interface InterestOption {
  readonly id: InterestName
  readonly label: string
}

export interface InterestPickerProps extends Omit<FieldProps<HTMLFieldSetElement>, 'isRequired'> {
  readonly options: readonly InterestOption[]
  readonly value?: readonly InterestName[] | undefined
  readonly defaultValue?: readonly InterestName[] | undefined
  readonly onChange?: ((value: readonly InterestName[]) => void) | undefined
  /** Maximum number of choices; the others are then disabled. */
  readonly max?: number | undefined
}

const none: readonly InterestName[] = []

/** Multiple choice of interests, as chips with icons. */
export function InterestPicker({
  label,
  options,
  value,
  defaultValue = none,
  onChange,
  onBlur,
  name,
  max,
  description,
  errorMessage,
  isLabelHidden = false,
  isDisabled,
  className,
  ...rest
}: InterestPickerProps) {
  const id = useId()
  const [chosen, setChosen] = useControlledState(value, defaultValue, onChange)
  const isFull = max !== undefined && chosen.length >= max
  const toggle = (interest: InterestName, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== interest)
    setChosen(isChosen ? [...others, interest] : others)
  }
  return (
    <fieldset
      {...rest}
      className={clsx(field, className)}
      disabled={isDisabled}
      aria-describedby={describedBy(id, description, errorMessage)}
      onBlur={blurOutside(onBlur)}
    >
      <legend className={isLabelHidden ? visuallyHidden : clsx(labelClass, legend)}>{label}</legend>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
      <div className={list}>
        {options.map((option) => {
          const isChosen = chosen.includes(option.id)
          return (
            <label key={option.id} className={chip}>
              <input
                type="checkbox"
                className={input}
                name={name}
                value={option.id}
                checked={isChosen}
                disabled={isFull && !isChosen}
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
