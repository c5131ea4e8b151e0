import { requestReactivationMutation, useClient } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { useSettings } from '../../../platform/settings/useSettings.ts'

/** Asks for the link that brings a deleted account back. */
export function ReactivationRequest() {
  const { t } = useTranslation(['settings', 'common'])
  const [email, setEmail] = useState('')
  const request = useMutation(requestReactivationMutation(useClient()))
  const isDiscreet = useSettings()?.discreet
  const fields = useFocusFirstError(request.error)
  const errors = useFieldErrors(request.error, ['email'])
  return (
    <Form
      ref={fields}
      onSubmit={() => request.mutate(email)}
      actions={
        <Button type="submit" size="lg" isPending={request.isPending}>
          {t('deleted.request')}
        </Button>
      }
    >
      <TextField
        label={t('common:signup.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        errorMessage={errors.of('email')}
      />
      {request.isSuccess ? (
        <AlertBanner tone="success">
          {t(isDiscreet ? 'deleted.sent_discreet' : 'deleted.sent', { email: request.variables })}
        </AlertBanner>
      ) : null}
      <FormError text={errors.form} />
    </Form>
  )
}
