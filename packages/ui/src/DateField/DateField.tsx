'use client'
import {
  type DatePart,
  joinDate,
  monthOptions,
  noDate,
  partOrder,
  splitDate,
} from '@bouquet/contract/date'
import { locales } from '@bouquet/contract/locale'
import { clsx } from 'clsx'
import { type FocusEvent, useId, useState } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { useLabels, useLocale } from '../internal/labels.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { Select } from '../Select/index.ts'
import * as css from './DateField.css.ts'

/**
 * Defers a new error until the user leaves the field. An error that is already shown stays until it is
 * fixed.
 */
function useDeferredError(error: string | undefined) {
  const [isTyping, setTyping] = useState(false)
  const [shown, setShown] = useState(error)
  if (!isTyping && shown !== error) setShown(error)
  return {
    error: isTyping && shown !== error ? undefined : error,
    onType: () => setTyping(true),
    onLeave: () => setTyping(false),
  }
}

const partLabels = { day: 'date.day', month: 'date.month', year: 'date.year' } as const

/** Values are ISO dates like `1990-05-31`. An error is shown once the field loses focus. */
export interface DateFieldProps extends FieldProps<HTMLFieldSetElement> {
  /** Null while a part is missing. */
  readonly value?: string | null | undefined
  readonly defaultValue?: string | undefined
  /** Called with null while a part is missing. A day that does not exist is passed on for validation. */
  readonly onChange?: ((value: string | null) => void) | undefined
  /** `bday` fills in the user's own date of birth. */
  readonly autoComplete?: 'bday' | undefined
}

/**
 * A known date, such as a date of birth: day and year are typed, the month is chosen. With `name`, a form
 * posts the date under that name, and each part under `<name>_day`, `<name>_month` and `<name>_year` for
 * servers that serve pages without script.
 */
export function DateField({
  label,
  isLabelHidden = false,
  value,
  defaultValue,
  onChange,
  onBlur,
  description,
  errorMessage,
  name,
  autoComplete,
  isRequired,
  isDisabled,
  className,
  ...rest
}: DateFieldProps) {
  const id = useId()
  const labels = useLabels()
  const { tag } = locales[useLocale()]
  const initial = value ?? defaultValue
  const [typed, setTyped] = useState(initial ? splitDate(initial) : noDate)
  const [given, setGiven] = useState(value)
  // A date that the caller sets replaces what was typed; one that only follows the typing does not.
  if (given !== value) {
    setGiven(value)
    if (value !== undefined && value !== joinDate(typed)) setTyped(splitDate(value))
  }
  const { error, onType, onLeave } = useDeferredError(errorMessage)
  const change = (part: DatePart, text: string) => {
    const next = { ...typed, [part]: text }
    onType()
    setTyped(next)
    onChange?.(joinDate(next))
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    onLeave()
    onBlur?.()
  }
  const propsOf = (part: DatePart) => ({
    name: name && `${name}_${part}`,
    autoComplete: autoComplete && `${autoComplete}-${part}`,
    isRequired,
    isDisabled,
  })
  const figures = (part: 'day' | 'year', maxLength: number) => {
    const { isRequired: required, isDisabled: disabled, ...props } = propsOf(part)
    return (
      <div key={part} className={clsx(field, css.part[part])}>
        <label className={labelClass} htmlFor={`${id}-${part}`}>
          {labels(partLabels[part])}
        </label>
        <input
          {...props}
          {...{ required, disabled, maxLength }}
          id={`${id}-${part}`}
          className={clsx(control, css.input)}
          inputMode="numeric"
          value={typed[part]}
          onChange={(event) => change(part, event.currentTarget.value.replaceAll(/\D/g, ''))}
          aria-invalid={error !== undefined || undefined}
        />
      </div>
    )
  }
  const fields = {
    day: figures('day', 2),
    month: (
      <Select
        key="month"
        {...propsOf('month')}
        className={css.part.month}
        label={labels('date.month')}
        placeholder=""
        options={monthOptions(tag)}
        value={typed.month}
        onChange={(month) => change('month', month)}
        isInvalid={error !== undefined}
      />
    ),
    year: figures('year', 4),
  }
  return (
    <fieldset
      {...rest}
      className={clsx(field, css.fieldset, className)}
      aria-describedby={describedBy(id, description, error)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onLeave()
      }}
    >
      <legend className={isLabelHidden ? visuallyHidden : clsx(labelClass, css.legend)}>
        {label}
      </legend>
      <div className={css.parts}>{partOrder(tag).map((part) => fields[part])}</div>
      {name === undefined ? null : (
        <input type="hidden" name={name} value={joinDate(typed) ?? ''} disabled={isDisabled} />
      )}
      <NativeFieldMessages id={id} description={description} errorMessage={error} />
    </fieldset>
  )
}
