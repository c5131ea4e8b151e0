import { requestResetMutation, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { asides, form, lead, taskScreen } from '../../../platform/screens/screen.css.ts'
import { useUser } from '../../../platform/session.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { TaskHead } from '../TaskHead.tsx'

/** Requests an e-mail with a link to set a new password. */
export function ResetRequestScreen() {
  const { t } = useTranslation(['account', 'common'])
  const user = useUser()
  const [email, setEmail] = useState(user?.email ?? '')
  const request = useMutation(requestResetMutation(useClient()))
  const isDiscreet = useSettings()?.discreet
  const fields = useFocusFirstError(request.error)
  const errors = useFieldErrors(request.error, ['email'])

  function submit(event: FormEvent) {
    event.preventDefault()
    request.mutate(email)
  }

  if (request.isSuccess) {
    return (
      <div className={taskScreen}>
        <TaskHead art="notifications">
          <PageHeading key="sent" title={t('reset.sent_title')} isFocused />
          <p className={lead}>
            <Trans
              t={t}
              i18nKey={isDiscreet ? 'reset.sent_discreet' : 'reset.sent_text'}
              values={{ email }}
              components={{ email: <strong /> }}
            />
          </p>
        </TaskHead>
        <Button
          size="lg"
          isWide
          variant="outline"
          tone="neutral"
          href={user ? '/settings' : '/login'}
        >
          {t(user ? 'frame.settings' : 'reset.to_login')}
        </Button>
      </div>
    )
  }
  return (
    <div className={taskScreen}>
      <TaskHead art="safety">
        <PageHeading title={t('title.resetrequest')} />
        <p className={lead}>{t(user ? 'reset.member_text' : 'reset.text')}</p>
      </TaskHead>
      <form ref={fields} className={form} onSubmit={submit} noValidate>
        <TextField
          label={t('common:signup.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          errorMessage={errors.of('email')}
        />
        <FormError text={errors.form} />
        <Button type="submit" size="lg" isWide isPending={request.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
      <div className={asides}>
        <Link variant="quiet" href={user ? '/settings#password' : '/login'}>
          {t(user ? 'frame.settings' : 'reset.to_login')}
        </Link>
      </div>
    </div>
  )
}
