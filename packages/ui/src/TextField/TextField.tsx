'use client'
import { clsx } from 'clsx'
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import { definedProps } from '../internal/props.ts'
import { box, end as endClass, withEnd } from './TextField.css.ts'

export interface TextFieldProps {
  readonly label: string
  readonly description?: string | undefined
  /** Marks the field as invalid. */
  readonly errorMessage?: string | undefined
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'number' | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly inputMode?:
    | 'text'
    | 'numeric'
    | 'decimal'
    | 'tel'
    | 'email'
    | 'search'
    | 'url'
    | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly autoFocus?: boolean | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly spellCheck?: boolean | undefined
  /** Inside the input, after the text. */
  readonly end?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Single-line text input. */
export const TextField = ({
  label,
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
}: TextFieldProps) => (
  <AriaTextField
    ref={ref ?? null}
    {...definedProps(props)}
    type={type}
    validationBehavior="aria"
    isInvalid={errorMessage !== undefined}
    className={clsx(field, className)}
  >
    <Label className={labelClass}>{label}</Label>
    <span className={box}>
      <Input
        ref={inputRef ?? null}
        className={clsx(control, end === undefined ? null : withEnd)}
        {...definedProps({ placeholder, spellCheck })}
      />
      {end === undefined ? null : <span className={endClass}>{end}</span>}
    </span>
    <FieldMessages description={description} errorMessage={errorMessage} />
  </AriaTextField>
)
