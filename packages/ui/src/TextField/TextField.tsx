'use client'
import { clsx } from 'clsx'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { IconButton } from '../IconButton/index.ts'
import { FieldWords } from '../internal/FieldWords.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import { given } from '../internal/given.ts'
import { box, end, withEnd } from './TextField.css.ts'

export interface TextFieldProps {
  readonly label: string
  readonly description?: string | undefined
  /** A fault; while given, the field is marked as wrong. */
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
  /** With both, a password may be shown. */
  readonly showLabel?: string | undefined
  readonly hideLabel?: string | undefined
  /** Stands in the box, after the text. */
  readonly end?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** One line of text. */
export const TextField = ({
  label,
  description,
  errorMessage,
  type = 'text',
  placeholder,
  showLabel,
  hideLabel,
  end: endContent,
  inputRef,
  className,
  spellCheck,
  ...props
}: TextFieldProps) => {
  const [isShown, setShown] = useState(false)
  const canShow = type === 'password' && showLabel !== undefined && hideLabel !== undefined
  const tail = canShow ? (
    <IconButton
      label={isShown ? hideLabel : showLabel}
      icon={isShown ? <EyeOff size="1em" /> : <Eye size="1em" />}
      onPress={() => setShown(!isShown)}
    />
  ) : (
    endContent
  )
  return (
    <AriaTextField
      {...given(props)}
      type={canShow && isShown ? 'text' : type}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={clsx(field, className)}
    >
      <Label className={labelClass}>{label}</Label>
      <span className={box}>
        <Input
          ref={inputRef ?? null}
          className={clsx(control, tail === undefined ? null : withEnd)}
          {...given({ placeholder, spellCheck })}
        />
        {tail === undefined ? null : <span className={end}>{tail}</span>}
      </span>
      <FieldWords description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
