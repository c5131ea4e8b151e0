'use client'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'end' | 'inputMode' | 'spellCheck' | 'autoComplete'> {
  /** Whether a password manager fills in a password or suggests a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** Password input with a button to show it. Does not rate its strength. */
export function PasswordField(props: PasswordFieldProps) {
  const labels = useLabels()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      end={
        <IconButton
          label={labels(isShown ? 'password.hide' : 'password.show')}
          icon={isShown ? <EyeOff size="1em" /> : <Eye size="1em" />}
          isDisabled={props.isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
