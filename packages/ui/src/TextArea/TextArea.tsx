'use client'
import { clsx } from 'clsx'
import { Label } from 'react-aria-components/Label'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { useControlledState } from 'react-stately/useControlledState'
import { visuallyHidden } from '../base/index.ts'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import type { TextFieldBaseProps } from '../internal/field.types.ts'
import { useLabels } from '../internal/labels.ts'
import { definedProps } from '../internal/props.ts'
import { area, counter, edges } from './TextArea.css.ts'

export interface TextAreaProps extends TextFieldBaseProps {
  readonly rows?: number | undefined
}

/** The remaining characters are shown once there are fewer than these. */
const fewLeft = 200

/** Multi-line text input that grows with its content. */
export function TextArea({
  label,
  isLabelHidden = false,
  value,
  defaultValue = '',
  onChange,
  description,
  errorMessage,
  placeholder,
  rows = 4,
  className,
  ref,
  ...props
}: TextAreaProps) {
  const labels = useLabels()
  const [text, setText] = useControlledState(value, defaultValue, onChange)
  const { maxLength } = props
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - text.length
  return (
    <TextField
      ref={ref ?? null}
      {...definedProps(props)}
      value={text}
      onChange={setText}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={clsx(field, className)}
    >
      <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
      <AriaTextArea
        className={clsx(control, area)}
        dir="auto"
        style={{ minBlockSize: `calc(${rows}lh + ${edges})` }}
        rows={rows}
        {...definedProps({ placeholder })}
      />
      <FieldMessages description={description} errorMessage={errorMessage} />
      {left < fewLeft ? (
        <span className={counter}>{labels('characters_left', { count: Math.max(left, 0) })}</span>
      ) : null}
    </TextField>
  )
}
