import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { PasswordField } from '@bouquet/ui/PasswordField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { SecondFactorField } from '../../accounts/SecondFactorField.tsx'
import { hint } from '../settings.css.ts'

interface ProofFormProps {
  readonly text: string
  readonly submit: string
  readonly error: unknown
  readonly isPending: boolean
  readonly onSubmit: (proof: { readonly password: string; readonly code: string }) => void
  readonly onCancel: () => void
}

/** Asks for the password and a code before the second step is changed. */
export function ProofForm({ text, submit, error, isPending, onSubmit, onCancel }: ProofFormProps) {
  const { t } = useTranslation('account')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const fields = useFocusFirstError(error)
  const errors = useFieldErrors(error, ['password', 'code'])
  return (
    <Form
      ref={fields}
      onSubmit={() => onSubmit({ password, code })}
      actions={
        <>
          <Button type="submit" isPending={isPending}>
            {submit}
          </Button>
          <Button variant="quiet" tone="neutral" onPress={onCancel}>
            {t('profile.cancel')}
          </Button>
        </>
      }
    >
      <p className={hint}>{text}</p>
      <PasswordField
        label={t('field.old_password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={errors.of('password')}
      />
      <SecondFactorField value={code} onChange={setCode} errorMessage={errors.of('code')} />
      <FormError text={errors.form} />
    </Form>
  )
}
