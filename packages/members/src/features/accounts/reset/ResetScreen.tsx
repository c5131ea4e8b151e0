import { ApiError, resetPasswordMutation, useClient } from '@bouquet/client'
import { passwordMinLength } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { PasswordField } from '@bouquet/ui/PasswordField'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { form, taskScreen } from '../../../platform/screens/screen.css.ts'
import { DeadLink } from '../DeadLink.tsx'
import { LinkOwner } from '../LinkOwner.tsx'
import { SecondFactorStep } from '../SecondFactorField.tsx'
import { TaskHead } from '../TaskHead.tsx'
import { useSecondFactor } from '../useSecondFactor.ts'

/** Sets a new password with the token of the e-mail, and logs in. */
export function ResetScreen() {
  const { t } = useTranslation(['account', 'common'])
  const { token = '' } = useSearch({ from: '/empty/reset-password/do' })
  const router = useRouter()
  const [typed, setTyped] = useState({ password: '', password_again: '' })
  const reset = useMutation(resetPasswordMutation(useClient()))
  const fields = useFocusFirstError(reset.error)
  const errors = useFieldErrors(reset.error, ['password', 'password_again', 'code'])
  const step = useSecondFactor(reset.error)
  const isDead =
    token === '' || (reset.error instanceof ApiError && reset.error.code === 'link_invalid')

  function submit(event: FormEvent) {
    event.preventDefault()
    reset.mutate(
      { ...typed, ...step.given, token },
      { onSuccess: () => void router.navigate({ to: '/members' }) },
    )
  }

  if (isDead) return <DeadLink href="/reset-password" action={t('reset.submit')} />
  return (
    <div className={taskScreen}>
      <TaskHead art="safety">
        <PageHeading title={t('title.reset')} />
      </TaskHead>
      <LinkOwner token={token} />
      <form ref={fields} className={form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('field.new_password')}
          description={t('common:signup.password_hint', { count: passwordMinLength })}
          name="password"
          autoComplete="new-password"
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          errorMessage={errors.of('password')}
        />
        <PasswordField
          label={t('field.password_again')}
          name="password_again"
          autoComplete="new-password"
          value={typed.password_again}
          onChange={(password_again) => setTyped({ ...typed, password_again })}
          errorMessage={errors.of('password_again')}
        />
        <SecondFactorStep step={step} errorMessage={errors.of('code')} />
        <FormError text={errors.form} />
        <Button type="submit" size="lg" isWide isPending={reset.isPending}>
          {t('reset.save')}
        </Button>
      </form>
    </div>
  )
}
