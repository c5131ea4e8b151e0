import { ApiError } from '@bouquet/client'
import { TextField } from '@bouquet/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CodeFieldProps {
  readonly step: ReturnType<typeof useSecondFactor>
  readonly errorMessage: string | undefined
}

/** Where the code of the second step is typed; takes the focus when it appears. */
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
 * The second step of logging in, which appears once the server asks for it and then stays.
 * @param refusal of the latest try
 */
export function useSecondFactor(refusal: unknown) {
  const [asking, setAsking] = useState<unknown>()
  const [code, setCode] = useState('')
  if (asking === undefined && isAsking(refusal)) setAsking(refusal)
  return {
    isAsked: asking !== undefined,
    /** Asking for the first time is no error. */
    isFirst: asking === refusal,
    code,
    setCode,
    /** What goes with the words of the form. */
    given: code ? { code } : {},
  }
}
