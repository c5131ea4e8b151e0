import { changePasswordMutation, useClient } from '@bouquet/client'
import { passwordMinLength } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../accounts/credentialFields.tsx'
import { actions, form } from '../app/form.css.ts'
import { FormError, useFieldErrors, useFocusFirstError } from '../errors/FormError.tsx'
import { SettingsSection } from './SettingsSections.tsx'

const empty = { old_password: '', password: '', password_again: '' }

/** Changes the password, which requires the old one and logs out other devices. */
export function PasswordSection() {
  const { t } = useTranslation(['settings', 'account', 'common'])
  const [typed, setTyped] = useState(empty)
  const save = useMutation(changePasswordMutation(useClient()))
  const fields = useFocusFirstError(save.error)
  const errors = useFieldErrors(save.error, ['old_password', 'password', 'password_again'])
  const change = (next: Partial<typeof empty>) => setTyped({ ...typed, ...next })

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(typed, { onSuccess: () => setTyped(empty) })
  }

  return (
    <SettingsSection title={t('password.title')} text={t('password.text')}>
      <form ref={fields} className={form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('account:field.old_password')}
          autoComplete="current-password"
          value={typed.old_password}
          onChange={(old_password) => change({ old_password })}
          errorMessage={errors.of('old_password')}
        />
        <PasswordField
          label={t('account:field.new_password')}
          description={t('common:signup.password_hint', { count: passwordMinLength })}
          autoComplete="new-password"
          value={typed.password}
          onChange={(password) => change({ password })}
          errorMessage={errors.of('password')}
        />
        <PasswordField
          label={t('account:field.password_again')}
          autoComplete="new-password"
          value={typed.password_again}
          onChange={(password_again) => change({ password_again })}
          errorMessage={errors.of('password_again')}
        />
        {save.isSuccess ? <AlertBanner tone="success">{t('password.saved')}</AlertBanner> : null}
        <FormError text={errors.form} />
        <div className={actions}>
          <Button type="submit" variant="outline" isPending={save.isPending}>
            {t('password.save')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
