'use client'
import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { visuallyHidden } from '../base/index.ts'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import type { TextFieldBaseProps } from '../internal/field.types.ts'
import { definedProps } from '../internal/props.ts'
import { box, end as endClass, withEnd } from './TextField.css.ts'

export interface TextFieldProps extends TextFieldBaseProps {
  readonly type?:
    | 'text'
    | 'email'
    | 'password'
    | 'tel'
    | 'url'
    | 'search'
    | 'number'
    | 'date'
    | undefined
  readonly inputMode?:
    | 'text'
    | 'numeric'
    | 'decimal'
    | 'tel'
    | 'email'
    | 'search'
    | 'url'
    | undefined
  /** Regular expression that the whole text must match, as in HTML. */
  readonly pattern?: string | undefined
  readonly autoFocus?: boolean | undefined
  readonly spellCheck?: boolean | undefined
  /** Inside the input, after the text. */
  readonly end?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** Single-line text input. */
export function TextField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  type = 'text',
  placeholder,
  end,
  inputRef,
  className,
  spellCheck,
  ref,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      ref={ref ?? null}
      {...definedProps(props)}
      type={type}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={clsx(field, className)}
    >
      <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
      <span className={box}>
        <Input
          ref={inputRef ?? null}
          className={clsx(control, end === undefined ? null : withEnd)}
          dir="auto"
          {...definedProps({ placeholder, spellCheck })}
        />
        {end === undefined ? null : <span className={endClass}>{end}</span>}
      </span>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
