import { ApiError } from '@bouquet/client'
import { TextField } from '@bouquet/ui/TextField'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const factorErrors = ['second_factor_required', 'second_factor_wrong', 'second_factor_used']

/** The code of a second factor: asked for once the server wants one, and from then on. */
export function useCodeStep(error: unknown) {
  const [isAsked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  if (!isAsked && error instanceof ApiError && factorErrors.includes(error.code)) setAsked(true)
  return { isAsked, code, setCode, given: code === '' ? {} : { code } }
}

interface CodeInputProps {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** A code of the app or a recovery code, which has letters. */
export function CodeInput(props: CodeInputProps) {
  const { t } = useTranslation('desk')
  return (
    <TextField
      {...props}
      label={t('login.code')}
      description={t('login.code_hint')}
      name="code"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  )
}

/** The field for the code; it takes the focus when it appears. */
export function CodeStep({ step }: { readonly step: ReturnType<typeof useCodeStep> }) {
  const field = useRef<HTMLInputElement>(null)
  const { isAsked, code, setCode } = step
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  return isAsked ? <CodeInput value={code} onChange={setCode} inputRef={field} /> : null
}
