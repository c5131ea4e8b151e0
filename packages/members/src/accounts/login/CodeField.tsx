import { TextField } from '@bouquet/ui/TextField'
import { useTranslation } from 'react-i18next'
import type { useSecondFactor } from './useSecondFactor.ts'

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
