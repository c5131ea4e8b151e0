import { ApiError, loginMutation, useClient } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { PasswordField } from '@bouquet/ui/PasswordField'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storesCookies } from '../../../platform/device/deviceMemory.ts'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { openPath } from '../../../platform/navigation/paths.ts'
import { asides, form, taskScreen } from '../../../platform/screens/screen.css.ts'
import { startPath } from '../../../platform/session.ts'
import { SecondFactorStep } from '../SecondFactorField.tsx'
import { TaskHead } from '../TaskHead.tsx'
import { useSecondFactor } from '../useSecondFactor.ts'

const required = ['email', 'password'] as const

/**
 * Login by e-mail, password and, if required, a code; then returns to the page the visitor came from, or to a signup
 * that was not finished.
 */
export function LoginScreen() {
  const { t } = useTranslation(['account', 'common', 'errors'])
  const router = useRouter()
  const search = useSearch({ from: '/empty/login' })
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<readonly (typeof required)[number][]>([])
  const [canLogIn] = useState(storesCookies)
  const login = useMutation(loginMutation(useClient()))
  const fields = useFocusFirstError(missing.length > 0 ? missing : login.error)
  const errors = useFieldErrors(login.error, ['email', 'password', 'code'])
  const step = useSecondFactor(login.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = { email: email.trim(), password }
    const empty = required.filter((field) => typed[field] === '')
    setMissing(empty)
    if (empty.length > 0) return login.reset()
    login.mutate(
      { email, password, ...step.given },
      {
        onSuccess: ({ user }) =>
          openPath(search.next ?? startPath(user), (href) => router.history.push(href)),
      },
    )
  }

  return (
    <div className={taskScreen}>
      <TaskHead art="people">
        <PageHeading title={t('title.login')} />
      </TaskHead>
      {search.lost ? <AlertBanner tone="info">{t('login.lost')}</AlertBanner> : null}
      {canLogIn ? null : <AlertBanner tone="warning">{t('login.cookies')}</AlertBanner>}
      <form ref={fields} className={form} onSubmit={submit} noValidate>
        <TextField
          label={t('common:signup.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          errorMessage={
            missing.includes('email') ? t('account:login.email_required') : errors.of('email')
          }
        />
        <PasswordField
          label={t('common:signup.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          errorMessage={
            missing.includes('password') ? t('errors:password_required') : errors.of('password')
          }
        />
        <SecondFactorStep step={step} errorMessage={errors.of('code')} />
        <FormError text={errors.form} />
        <Button type="submit" size="lg" isWide isPending={login.isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <div className={asides}>
        {login.error instanceof ApiError && login.error.code === 'account_deleted' ? (
          <Link href="/account-deleted">{t('login.bring_back')}</Link>
        ) : null}
        <Link variant="quiet" href="/reset-password">
          {t('login.forgot')}
        </Link>
        <Link variant="quiet" href="/signup">
          {t('login.no_account')}
        </Link>
      </div>
    </div>
  )
}
