import { resendConfirmationMutation, useClient } from '@bouquet/client'
import type { Message } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useMember } from '../../platform/session.ts'
import { notice } from './chat.css.ts'

/** Explains that messages are held until the e-mail address is confirmed. */
export function HeldNotice({ messages }: { readonly messages: readonly Message[] }) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const { status, email } = useMember()
  const resend = useMutation(resendConfirmationMutation(useClient()))
  if (status !== 'not_confirmed') return null
  const held = messages.filter(
    ({ from_me, held_for }) => from_me && held_for === 'confirmation',
  ).length
  return (
    <AlertBanner
      className={notice}
      tone={resend.isError ? 'danger' : resend.isSuccess ? 'success' : 'warning'}
      actions={
        resend.isSuccess ? undefined : (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            isPending={resend.isPending}
            onPress={() => resend.mutate()}
          >
            {t('held.resend')}
          </Button>
        )
      }
    >
      {resend.isError
        ? errorText(resend.error)
        : resend.isSuccess
          ? t('held.resent', { email })
          : held > 0
            ? t('held.waiting', { count: held, email })
            : t('held.before', { email })}
    </AlertBanner>
  )
}
