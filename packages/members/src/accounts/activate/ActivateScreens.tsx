import { resendConfirmationMutation, useClient, userQuery } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import MailX from 'lucide-react/icons/mail-x'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lead, outcome, outcomeIcon } from '../../app/form.css.ts'
import { FormError } from '../../errors/FormError.tsx'
import { useErrorText } from '../../errors/useErrorText.ts'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { useUser } from '../session.ts'

/** Shown after the link of the confirmation e-mail worked. */
export function ActivateDoneScreen() {
  const { t } = useTranslation('account')
  const client = useClient()
  const user = useUser()
  const isUnfinished = user?.signup_steps.some((step) => step !== 'push')

  useEffect(() => {
    void client.cache.invalidateQueries({ queryKey: userQuery(client).queryKey })
  }, [client])

  return (
    <div className={outcome}>
      <CircleCheck className={outcomeIcon} size="3.5rem" strokeWidth={1.5} />
      <PageHeading title={t('title.activatedone')} />
      <p className={lead}>{t('activate.done_text')}</p>
      <Button size="lg" href={user ? (isUnfinished ? '/signup' : '/members') : '/login'}>
        {user ? t(isUnfinished ? 'signup.continue' : 'activate.go_on') : t('login.submit')}
      </Button>
    </div>
  )
}

/** Shown when the link of the confirmation e-mail is used, expired or wrong. */
export function ActivateErrorScreen() {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const user = useUser()
  const resend = useMutation(resendConfirmationMutation(useClient()))
  return (
    <div className={outcome}>
      <MailX className={outcomeIcon} size="3.5rem" strokeWidth={1.5} />
      <PageHeading title={t('title.activateerror')} />
      <p className={lead}>{t('activate.error_text')}</p>
      {resend.isSuccess ? <AlertBanner tone="success">{t('signup.resent')}</AlertBanner> : null}
      <FormError text={resend.error ? text(resend.error) : undefined} />
      {user ? (
        <Button size="lg" isPending={resend.isPending} onPress={() => resend.mutate()}>
          {t('signup.resend')}
        </Button>
      ) : (
        <Button size="lg" href="/login">
          {t('login.submit')}
        </Button>
      )}
    </div>
  )
}
