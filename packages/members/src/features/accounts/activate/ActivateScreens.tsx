import { confirmationQuery, resendConfirmationMutation, useClient } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Spinner } from '@bouquet/ui/Spinner'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import Mail from 'lucide-react/icons/mail'
import MailX from 'lucide-react/icons/mail-x'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { OtherAccount } from '../../../platform/screens/OtherAccount.tsx'
import { lead, outcome, outcomeIcon } from '../../../platform/screens/screen.css.ts'
import { isSignupUnfinished, useUser } from '../../../platform/session.ts'

/** The page after an address was confirmed. Anybody can open it, so it checks before it says so. */
export function ActivateDoneScreen() {
  const user = useUser()
  const { token } = useSearch({ from: '/default/activate/done' })
  const confirmation = useConfirmation(token)

  if (confirmation.data?.is_confirmed) {
    return <Confirmed email={confirmation.data.email} user={user} />
  }
  if (confirmation.isLoading) return <Waiting />
  if (confirmation.isError) return <ActivateErrorScreen />
  if (user?.status === 'active') return <Confirmed email={user.email} user={user} />
  return <Unconfirmed user={user} />
}

/** What the link with this token is for. */
export function useConfirmation(token = '') {
  return useQuery({ ...confirmationQuery(useClient(), token), enabled: token !== '' })
}

export function Waiting() {
  const { t } = useTranslation('account')
  return (
    <div className={outcome}>
      <PageHeading title={t('activate.open_title')} isHidden />
      <Spinner size="lg" />
    </div>
  )
}

interface ConfirmedProps {
  readonly email: string
  readonly user: User | null
}

function Confirmed({ email, user }: ConfirmedProps) {
  const { t } = useTranslation('account')
  const isOwn = user?.email === email
  const isUnfinished = isOwn && isSignupUnfinished(user)
  const text = user
    ? isOwn
      ? t('activate.done_text')
      : t('activate.other_text', { email })
    : t('activate.login_text', { email })
  return (
    <div className={outcome}>
      <CircleCheck className={outcomeIcon} size="3.5rem" strokeWidth={1.5} />
      <PageHeading title={t('title.activatedone')} />
      <p className={lead}>{text}</p>
      {isOwn ? null : <OtherAccount />}
      <Button
        size="lg"
        href={user ? (isUnfinished ? '/signup' : '/members') : '/login?next=/signup'}
      >
        {user ? t(isUnfinished ? 'signup.continue' : 'activate.go_on') : t('login.submit')}
      </Button>
    </div>
  )
}

/** The page was opened without a link. */
export function Unconfirmed({ user }: { readonly user: User | null }) {
  const { t } = useTranslation('account')
  if (user?.status === 'active') {
    return (
      <LinkOutcome
        icon={<CircleCheck className={outcomeIcon} size="3.5rem" strokeWidth={1.5} />}
        title={t('title.activatedone')}
      >
        {t('activate.nothing_text', { email: user.email })}
      </LinkOutcome>
    )
  }
  return (
    <LinkOutcome
      icon={<Mail className={outcomeIcon} size="3.5rem" strokeWidth={1.5} />}
      title={t(user ? 'signup.confirm_title' : 'activate.open_title')}
    >
      {user ? (
        <Trans
          t={t}
          i18nKey="signup.confirm_text"
          values={{ email: user.email }}
          components={{ email: <strong /> }}
        />
      ) : (
        t('activate.open_text')
      )}
    </LinkOutcome>
  )
}

/** Shown when the link of the confirmation e-mail is used, expired or wrong. */
export function ActivateErrorScreen() {
  const { t } = useTranslation('account')
  const user = useUser()
  return (
    <LinkOutcome
      icon={<MailX className={outcomeIcon} size="3.5rem" strokeWidth={1.5} />}
      title={t('title.activateerror')}
    >
      {user?.status === 'active'
        ? t('activate.used_text', { email: user.email })
        : t('activate.error_text')}
    </LinkOutcome>
  )
}

interface LinkOutcomeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/**
 * Says why a link does not work, and offers a new one: to a member at once, to others after the login. A member whose
 * address is confirmed needs none.
 */
function LinkOutcome({ icon, title, children }: LinkOutcomeProps) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const user = useUser()
  const isConfirmed = user?.status === 'active'
  const resend = useMutation(resendConfirmationMutation(useClient()))
  return (
    <div className={outcome}>
      {icon}
      <PageHeading title={title} />
      <p className={lead}>{children}</p>
      {resend.isSuccess && !isConfirmed ? (
        <AlertBanner tone="success">{t('signup.resent')}</AlertBanner>
      ) : null}
      <FormError text={resend.error ? text(resend.error) : undefined} />
      {isConfirmed ? (
        <Button size="lg" href="/members">
          {t('activate.go_on')}
        </Button>
      ) : user ? (
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
