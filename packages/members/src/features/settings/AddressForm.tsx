import { requestMailChangeMutation, useClient } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { PasswordField } from '@bouquet/ui/PasswordField'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError, useFieldErrors, useFocusFirstError } from '../../platform/errors/FormError.tsx'
import { useMember } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { SecondFactorStep } from '../accounts/SecondFactorField.tsx'
import { useSecondFactor } from '../accounts/useSecondFactor.ts'
import { hint } from './settings.css.ts'

const empty = { email: '', password: '' }

/** Asks for a link to a new e-mail address, which changes it. */
export function AddressForm() {
  const { t } = useTranslation(['settings', 'account'])
  const { status, email: current, mail_refused } = useMember()
  const [typed, setTyped] = useState(empty)
  const request = useMutation(requestMailChangeMutation(useClient()))
  const step = useSecondFactor(request.error)
  const isDiscreet = useSettings()?.discreet
  const fields = useFocusFirstError(request.error)
  const errors = useFieldErrors(request.error, ['email', 'password', 'code'])

  function reset() {
    setTyped(empty)
    step.reset()
  }

  return (
    <Form
      ref={fields}
      onSubmit={() => request.mutate({ ...typed, ...step.given }, { onSuccess: reset })}
      actions={
        <Button type="submit" isPending={request.isPending}>
          {t('address.submit')}
        </Button>
      }
    >
      {mail_refused ? (
        <AlertBanner tone="warning">
          {t('account:banner.mail_refused', { email: current })}
        </AlertBanner>
      ) : null}
      {status === 'not_confirmed' && !mail_refused ? (
        <AlertBanner
          tone="warning"
          actions={
            <Button size="sm" variant="outline" tone="neutral" href="/signup?step=confirm">
              {t('account:signup.resend')}
            </Button>
          }
        >
          {t('account:banner.activate', { email: current })}
        </AlertBanner>
      ) : null}
      <p className={hint}>{t('address.text')}</p>
      <TextField
        label={t('address.new')}
        type="email"
        name="email"
        autoComplete="email"
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
        errorMessage={errors.of('email')}
      />
      <PasswordField
        label={t('account:field.old_password')}
        name="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        errorMessage={errors.of('password')}
      />
      {request.isSuccess ? (
        <AlertBanner tone="success">
          {t(isDiscreet ? 'address.sent_discreet' : 'address.sent', {
            email: request.variables.email,
          })}
        </AlertBanner>
      ) : null}
      <SecondFactorStep step={step} errorMessage={errors.of('code')} />
      <FormError text={step.isAsked && step.isFirst ? undefined : errors.form} />
    </Form>
  )
}
