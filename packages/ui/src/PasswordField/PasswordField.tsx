'use client'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'end' | 'inputMode' | 'spellCheck' | 'autoComplete'> {
  /** Names of the button that shows what is typed and hides it again. */
  readonly showLabel: string
  readonly hideLabel: string
  /** Tells a password manager whether to fill in or to make up. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be read while it is typed. How strong it is, is not judged. */
export const PasswordField = ({ showLabel, hideLabel, ...props }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOff size="1em" /> : <Eye size="1em" />}
          isDisabled={props.isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
