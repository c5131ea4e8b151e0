import { resendConfirmationMutation, useClient } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import MailX from 'lucide-react/icons/mail-x'
import { useTranslation } from 'react-i18next'
import { lead } from '../../app/form.css.ts'
import { FormError } from '../../errors/FormError.tsx'
import { useErrorText } from '../../errors/useErrorText.ts'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { useUser } from '../session/useUser.ts'
import { outcome, outcomeIcon } from './activate.css.ts'

/** The link of the e-mail is used, expired or wrong. */
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
