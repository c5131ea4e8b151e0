import { ApiError } from '@bouquet/client'
import { PasswordField as Field } from '@bouquet/ui/PasswordField'
import { TextField } from '@bouquet/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PasswordFieldProps {
  readonly label: string
  readonly description?: string
  readonly name?: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly errorMessage: string | undefined
}

/** A password field with a button that shows or hides the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('account')
  return (
    <Field {...props} showLabel={t('field.show_password')} hideLabel={t('field.hide_password')} />
  )
}

interface CodeFieldProps {
  readonly step: ReturnType<typeof useSecondFactor>
  readonly errorMessage: string | undefined
}

/** Field for the second-factor code; takes the focus when it appears. */
export function CodeField({ step, errorMessage }: CodeFieldProps) {
  const { t } = useTranslation('account')
  if (!step.isAsked) return null
  return (
    <TextField
      label={t('field.code')}
      description={t('field.code_hint')}
      name="code"
      autoComplete="one-time-code"
      spellCheck={false}
      autoFocus
      value={step.code}
      onChange={step.setCode}
      errorMessage={step.isFirst ? undefined : errorMessage}
    />
  )
}

const isAsking = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.code === 'second_factor_required'

/**
 * State of the second-factor step. The step appears when the server first asks for a code, and stays.
 * @param refusal error of the latest login
 */
export function useSecondFactor(refusal: unknown) {
  const [asking, setAsking] = useState<unknown>()
  const [code, setCode] = useState('')
  if (asking === undefined && isAsking(refusal)) setAsking(refusal)
  return {
    isAsked: asking !== undefined,
    /** The first request for a code is not shown as an error. */
    isFirst: asking === refusal,
    code,
    setCode,
    /** Fields to add to the login request. */
    given: code ? { code } : {},
  }
}
