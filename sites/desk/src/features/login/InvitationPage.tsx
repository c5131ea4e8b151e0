import { ApiError } from '@bouquet/client'
import { staffPasswordMinLength } from '@bouquet/contract/staff'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { PasswordField } from '@bouquet/ui/PasswordField'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { CodeStep, useCodeStep } from './CodeStep.tsx'
import * as css from './login.css.ts'
import { useEnter } from './useEnter.ts'

/** Sets the first or a new password with the token of an invitation, and logs in. */
export function InvitationPage() {
  const { t } = useTranslation('desk')
  const token = useLocation({ select: ({ hash }) => hash })
  const api = useApi()
  const enter = useEnter()
  const text = useErrorText()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const accept = useMutation({
    mutationFn: (code: { readonly code?: string }) =>
      api.request('acceptInvitation', {
        body: { token, password, password_again: again, ...code },
      }),
    onSuccess: enter,
  })
  const step = useCodeStep(accept.error)
  const refusal = accept.error instanceof ApiError ? accept.error : null
  const messageFor = (field: string) => (refusal?.field === field ? text(refusal) : undefined)
  const isBeside = refusal?.field === 'password' || refusal?.field === 'password_again'

  function submit(event: FormEvent) {
    event.preventDefault()
    accept.mutate(step.given)
  }

  if (token === '' || refusal?.code === 'link_invalid') {
    return (
      <main className={css.page}>
        <PageHeading title={t('invitation.title')} />
        <AlertBanner tone="warning">{t('invitation.gone')}</AlertBanner>
      </main>
    )
  }
  return (
    <main className={css.page}>
      <PageHeading title={t('invitation.title')} />
      <p>{t('invitation.text', { min: staffPasswordMinLength })}</p>
      <form className={css.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('invitation.password')}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          errorMessage={messageFor('password')}
        />
        <PasswordField
          label={t('invitation.again')}
          name="password_again"
          autoComplete="new-password"
          value={again}
          onChange={setAgain}
          errorMessage={messageFor('password_again')}
        />
        <CodeStep step={step} />
        {refusal && !isBeside && refusal.code !== 'second_factor_required' ? (
          <ErrorBanner error={refusal} />
        ) : null}
        <Button type="submit" isWide isPending={accept.isPending}>
          {t('invitation.submit')}
        </Button>
      </form>
    </main>
  )
}
