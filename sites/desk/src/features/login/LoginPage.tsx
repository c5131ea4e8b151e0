import { ApiError } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { idleMinutes } from '../../platform/session.ts'
import { CodeStep, useCodeStep } from './CodeStep.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import * as css from './login.css.ts'
import { useEnter } from './useEnter.ts'

/** Login with e-mail address, password and, where one is on, a code of the second factor. */
export function LoginPage() {
  const { t } = useTranslation('desk')
  const { left } = useSearch({ from: '/login' })
  const api = useApi()
  const enter = useEnter()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const login = useMutation({
    mutationFn: (code: { readonly code?: string }) =>
      api.request('deskSignIn', { body: { email, password, ...code } }),
    onSuccess: enter,
  })
  const step = useCodeStep(login.error)
  const isAskedForCode =
    login.error instanceof ApiError && login.error.code === 'second_factor_required'

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (email.trim() !== '' && password !== '') login.mutate(step.given)
  }

  return (
    <main className={css.page}>
      <PageHeading title={t('login.title')} />
      {left === 'ended' ? <AlertBanner>{t('login.ended')}</AlertBanner> : null}
      {left === 'idle' ? (
        <AlertBanner>{t('login.locked', { minutes: idleMinutes })}</AlertBanner>
      ) : null}
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={t('login.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          errorMessage={isChecked && email.trim() === '' ? t('login.email_missing') : undefined}
        />
        <CurrentPassword
          value={password}
          onChange={setPassword}
          errorMessage={isChecked && password === '' ? t('login.password_missing') : undefined}
        />
        <CodeStep step={step} />
        {login.error && !isAskedForCode ? <ErrorBanner error={login.error} /> : null}
        <Button type="submit" isWide isPending={login.isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <p className={css.note}>{t('login.forgotten')}</p>
    </main>
  )
}
