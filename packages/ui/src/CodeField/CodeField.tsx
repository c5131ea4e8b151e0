'use client'
import { clsx } from 'clsx'
import { type ClipboardEvent, type Ref, type SyntheticEvent, useId } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { visuallyHidden } from '../base/index.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import * as css from './CodeField.css.ts'

export interface CodeFieldProps extends FieldProps<HTMLDivElement> {
  /** Number of digits. */
  readonly length?: 4 | 5 | 6 | 8 | undefined
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  /** The last digit was entered: the form can be sent. */
  readonly onComplete?: ((value: string) => void) | undefined
  readonly isReadOnly?: boolean | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** New digits always go to the end, where the empty slot is. */
const keepCaretAtEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  const { value, selectionStart, selectionEnd } = currentTarget
  if (selectionStart !== value.length || selectionEnd !== value.length)
    currentTarget.setSelectionRange(value.length, value.length)
}

/** The drawn digits of a code. The current slot takes the next digit. */
const slotsOf = (code: string, length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `slot-${index}`,
    digit: code[index],
    isCurrent: index === Math.min(code.length, length - 1),
    startsHalf: length > 5 && index === length / 2,
  }))

/** A one-time code of digits: from a text message or an authenticator app. A pasted code replaces what was typed. */
export function CodeField({
  label,
  description,
  errorMessage,
  name,
  length = 6,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  onBlur,
  isLabelHidden = false,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  inputRef,
  className,
  id: givenId,
  ...rest
}: CodeFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [code, setCode] = useControlledState(value, defaultValue, onChange)
  const enter = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, length)
    if (digits === code) return
    setCode(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '')
    event.preventDefault()
    enter(digits.length < length ? code + digits : digits)
  }
  return (
    <div {...rest} id={givenId} className={clsx(field, css.frame, className)}>
      <label htmlFor={`${id}-input`} className={isLabelHidden ? visuallyHidden : labelClass}>
        {label}
      </label>
      <div className={css.box} data-length={length}>
        <input
          ref={inputRef}
          id={`${id}-input`}
          className={css.input}
          name={name}
          value={code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${length}}`}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={describedBy(id, description, errorMessage)}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          onPaste={paste}
          onSelect={keepCaretAtEnd}
          onBlur={onBlur}
        />
        {slotsOf(code, length).map(({ id: key, digit, isCurrent, startsHalf }) => (
          <span
            key={key}
            className={clsx(css.slot, startsHalf && css.half)}
            data-current={isCurrent || undefined}
            aria-hidden="true"
          >
            {digit ?? (isCurrent ? <span className={css.caret} /> : null)}
          </span>
        ))}
      </div>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
