import { resendConfirmationMutation, useClient } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { Trans, useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { form, lead, taskIntro, taskScreen } from '../../../platform/screens/screen.css.ts'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './signup.rules.ts'

/** Asks for the confirmation by e-mail. It cannot be skipped, but members may go on without it. */
export function ConfirmStep({ user, onDone }: StepProps) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const resend = useMutation(resendConfirmationMutation(useClient()))

  if (user.status === 'active') {
    return (
      <div className={taskScreen}>
        <div className={taskIntro}>
          <PageHeading title={t('title.activatedone')} />
          <p className={lead}>{t('activate.done_text')}</p>
        </div>
        <StepFoot onContinue={onDone} />
      </div>
    )
  }
  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading title={t('signup.confirm_title')} />
        <p className={lead}>
          <Trans
            t={t}
            i18nKey="signup.confirm_text"
            values={{ email: user.email }}
            components={{ email: <strong /> }}
          />
        </p>
      </div>
      <div className={form}>
        {user.mail_refused ? (
          <AlertBanner
            tone="warning"
            actions={
              <Button size="sm" variant="outline" tone="neutral" href="/settings#address">
                {t('banner.mail_refused_action')}
              </Button>
            }
          >
            {t('banner.mail_refused', { email: user.email })}
          </AlertBanner>
        ) : null}
        {resend.isSuccess ? <AlertBanner tone="success">{t('signup.resent')}</AlertBanner> : null}
        <FormError text={resend.error ? text(resend.error) : undefined} />
        <Button href="/signup/matches" size="lg" isWide>
          {t('signup.see_people')}
        </Button>
        <Button
          variant="quiet"
          tone="neutral"
          size="lg"
          isWide
          isPending={resend.isPending}
          onPress={() => resend.mutate()}
        >
          {t('signup.resend')}
        </Button>
      </div>
    </div>
  )
}
