import { PasswordField } from '@bouquet/ui/PasswordField'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldErrors } from '../../platform/errors/FormError.tsx'
import { SecondFactorStep } from './SecondFactorField.tsx'
import { useAskedField } from './useAskedField.ts'
import { useSecondFactor } from './useSecondFactor.ts'

/**
 * State of the step that proves who is logged in. Its fields appear when the server asks for them.
 * @param refusal error of the latest call
 */
export function useProof(refusal: unknown) {
  const password = useAskedField('password_required', refusal)
  const factor = useSecondFactor(refusal)
  const errors = useFieldErrors(refusal, ['password', 'code'])
  const isFirst = (password.isAsked && password.isFirst) || (factor.isAsked && factor.isFirst)
  return {
    password,
    factor,
    isAsked: password.isAsked || factor.isAsked,
    /** Errors beside the fields. The server's first request for a field is not an error. */
    errorOf: (field: 'password' | 'code') => (isFirst ? undefined : errors.of(field)),
    formError: isFirst ? undefined : errors.form,
    /** Fields to add to the request. */
    given: { ...(password.value && { password: password.value }), ...factor.given },
    /** After the call succeeded: the next one asks anew. */
    reset() {
      password.reset()
      factor.reset()
    },
  }
}

/** The fields that the server asks for, within a form. */
export function ProofStep({ proof }: { readonly proof: ReturnType<typeof useProof> }) {
  const { password, factor, errorOf } = proof
  return (
    <>
      {password.isAsked ? (
        <PasswordProof
          value={password.value}
          onChange={password.setValue}
          errorMessage={errorOf('password')}
        />
      ) : null}
      <SecondFactorStep step={factor} errorMessage={errorOf('code')} />
    </>
  )
}

interface PasswordProofProps {
  readonly value: string
  readonly onChange: (password: string) => void
  readonly errorMessage: string | undefined
}

/** Takes the focus when it appears. */
function PasswordProof(props: PasswordProofProps) {
  const { t } = useTranslation(['account', 'common'])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <PasswordField
      {...props}
      inputRef={field}
      label={t('common:signup.password')}
      description={t('account:field.password_proof')}
      name="password"
      autoComplete="current-password"
    />
  )
}
