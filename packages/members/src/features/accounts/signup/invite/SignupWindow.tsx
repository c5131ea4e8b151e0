import { startSignupMutation, useClient } from '@bouquet/client'
import type { Tracking } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { Link } from '@bouquet/ui/Link'
import { SignupModal } from '@bouquet/ui/SignupModal'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../../platform/errors/FormError.tsx'
import { useLocale } from '../../../../platform/language/useLocale.ts'
import { asides } from '../../../../platform/screens/screen.css.ts'

interface SignupWindowProps {
  readonly tracking: Tracking | undefined
  readonly onClose: () => void
}

/**
 * Begins a signup with an address alone; the mailed link goes on with it on any device. Stays open while the request
 * is under way.
 */
export default function SignupWindow({ tracking, onClose }: SignupWindowProps) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLocale()
  const here = useRouterState({ select: ({ location }) => location.href })
  const [email, setEmail] = useState('')
  const start = useMutation(startSignupMutation(useClient()))
  const form = useFocusFirstError(start.error)
  const errors = useFieldErrors(start.error, ['email'])
  const sentTo = start.isSuccess ? start.variables.email : null

  return (
    <SignupModal
      isOpen
      onOpenChange={onClose}
      isPending={start.isPending}
      pendingLabel={t('common:signup.sending')}
      title={t(sentTo === null ? 'common:signup.dialog' : 'account:invite.sent_title')}
      description={
        sentTo === null ? t('account:invite.text') : t('account:invite.sent', { email: sentTo })
      }
      footer={
        sentTo === null ? (
          <div className={asides}>
            <Link variant="quiet" href="/signup">
              {t('account:invite.all_now')}
            </Link>
            <span>
              {t('common:signup.have_account')}{' '}
              <Link href={`/login?next=${encodeURIComponent(here)}`}>
                {t('account:frame.log_in')}
              </Link>
            </span>
          </div>
        ) : undefined
      }
    >
      {sentTo === null ? (
        <Form
          ref={form}
          onSubmit={() => start.mutate({ email, language, ...(tracking && { tracking }) })}
          actions={
            <Button type="submit" isWide isPending={start.isPending}>
              {t('account:invite.submit')}
            </Button>
          }
        >
          <TextField
            label={t('common:signup.email')}
            description={t('common:signup.email_hint')}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            errorMessage={errors.of('email')}
          />
          <FormError text={errors.form} />
        </Form>
      ) : (
        <Button isWide onPress={onClose}>
          {t('common:close')}
        </Button>
      )}
    </SignupModal>
  )
}
