'use client'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { Label } from 'react-aria-components/Label'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import { definedProps } from '../internal/props.ts'
import { area, counter, edges } from './TextArea.css.ts'

export interface TextAreaProps {
  readonly label: string
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  /** Character count, for example "120 of 500", shown below the text area. */
  readonly counterText?: string | undefined
  readonly rows?: number | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Multi-line text input that grows with its content. */
export const TextArea = ({
  label,
  description,
  errorMessage,
  placeholder,
  counterText,
  rows = 4,
  className,
  ref,
  ...props
}: TextAreaProps) => {
  return (
    <TextField
      ref={ref ?? null}
      {...definedProps(props)}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={clsx(field, className)}
    >
      <Label className={labelClass}>{label}</Label>
      <AriaTextArea
        className={clsx(control, area)}
        style={{ minBlockSize: `calc(${rows}lh + ${edges})` }}
        rows={rows}
        {...definedProps({ placeholder })}
      />
      <FieldMessages description={description} errorMessage={errorMessage} />
      {counterText === undefined ? null : <span className={counter}>{counterText}</span>}
    </TextField>
  )
}
