import { changePasswordMutation, useClient } from '@bouquet/client'
import { passwordMinLength } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { PasswordField } from '@bouquet/ui/PasswordField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError, useFieldErrors, useFocusFirstError } from '../../platform/errors/FormError.tsx'
import { SecondFactorStep } from '../accounts/SecondFactorField.tsx'
import { useSecondFactor } from '../accounts/useSecondFactor.ts'
import { hint } from './settings.css.ts'

const empty = { old_password: '', password: '', password_again: '' }

/** Changes the password, which requires the old one and logs out other devices. */
export function PasswordForm() {
  const { t } = useTranslation(['settings', 'account', 'common'])
  const [typed, setTyped] = useState(empty)
  const save = useMutation(changePasswordMutation(useClient()))
  const step = useSecondFactor(save.error)
  const fields = useFocusFirstError(save.error)
  const errors = useFieldErrors(save.error, ['old_password', 'password', 'password_again', 'code'])
  const change = (next: Partial<typeof empty>) => setTyped({ ...typed, ...next })

  function reset() {
    setTyped(empty)
    step.reset()
  }

  return (
    <Form
      ref={fields}
      onSubmit={() => save.mutate({ ...typed, ...step.given }, { onSuccess: reset })}
      actions={
        <Button type="submit" isPending={save.isPending}>
          {t('password.save')}
        </Button>
      }
    >
      <p className={hint}>{t('password.text')}</p>
      <PasswordField
        label={t('account:field.old_password')}
        name="old_password"
        autoComplete="current-password"
        value={typed.old_password}
        onChange={(old_password) => change({ old_password })}
        errorMessage={errors.of('old_password')}
      />
      <PasswordField
        label={t('account:field.new_password')}
        description={t('common:signup.password_hint', { count: passwordMinLength })}
        name="password"
        autoComplete="new-password"
        value={typed.password}
        onChange={(password) => change({ password })}
        errorMessage={errors.of('password')}
      />
      <PasswordField
        label={t('account:field.password_again')}
        name="password_again"
        autoComplete="new-password"
        value={typed.password_again}
        onChange={(password_again) => change({ password_again })}
        errorMessage={errors.of('password_again')}
      />
      {save.isSuccess ? <AlertBanner tone="success">{t('password.saved')}</AlertBanner> : null}
      <SecondFactorStep step={step} errorMessage={errors.of('code')} />
      <FormError text={step.isAsked && step.isFirst ? undefined : errors.form} />
    </Form>
  )
}
