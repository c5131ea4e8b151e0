import { Button } from '@bouquet/ui/Button'
import { CodeField } from '@bouquet/ui/CodeField'
import { TextField } from '@bouquet/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asides } from '../../platform/screens/screen.css.ts'
import type { useSecondFactor } from './useSecondFactor.ts'

interface SecondFactorStepProps {
  readonly step: ReturnType<typeof useSecondFactor>
  readonly errorMessage: string | undefined
}

/** The field for the code once the server asks for one; takes the focus when it appears. */
export function SecondFactorStep({ step, errorMessage }: SecondFactorStepProps) {
  if (!step.isAsked) return null
  return (
    <SecondFactorField
      value={step.value}
      onChange={step.setValue}
      errorMessage={step.isFirst ? undefined : errorMessage}
      isFocused
    />
  )
}

interface SecondFactorFieldProps {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly errorMessage: string | undefined
  readonly isFocused?: boolean
}

/** A code of the authenticator app, or one of the recovery codes instead. */
export function SecondFactorField({
  value,
  onChange,
  errorMessage,
  isFocused = false,
}: SecondFactorFieldProps) {
  const { t } = useTranslation('account')
  const [isRecovery, setRecovery] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const shouldFocus = useRef(isFocused)

  useEffect(() => {
    if (shouldFocus.current) field.current?.focus()
    shouldFocus.current = false
  })

  function change() {
    shouldFocus.current = true
    onChange('')
    setRecovery(!isRecovery)
  }

  return (
    <div className={asides}>
      {isRecovery ? (
        <TextField
          label={t('field.recovery_code')}
          name="code"
          autoComplete="off"
          spellCheck={false}
          inputRef={field}
          value={value}
          onChange={onChange}
          errorMessage={errorMessage}
        />
      ) : (
        <CodeField
          label={t('field.code')}
          name="code"
          inputRef={field}
          value={value}
          onChange={onChange}
          errorMessage={errorMessage}
        />
      )}
      <Button variant="quiet" tone="neutral" size="sm" onPress={change}>
        {t(isRecovery ? 'login.use_app' : 'login.use_recovery')}
      </Button>
    </div>
  )
}
