import { ApiError, changeMailMutation, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Trans, useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { lead, taskIntro, taskScreen } from '../../../platform/screens/screen.css.ts'
import { useUser } from '../../../platform/session.ts'
import { DeadLink } from '../DeadLink.tsx'
import { LinkOwner } from '../LinkOwner.tsx'

/**
 * Changes the e-mail address by the mailed link. It takes a press, since mail programs open links by themselves.
 */
export function MailChangeScreen() {
  const { t } = useTranslation(['settings', 'account'])
  const text = useErrorText()
  const { token } = useSearch({ from: '/empty/mail-change/do' })
  const user = useUser()
  const change = useMutation(changeMailMutation(useClient()))
  const isDead = change.error instanceof ApiError && change.error.code === 'link_invalid'

  if (!token || isDead) return <DeadLink href="/settings#address" action={t('address.again')} />
  if (change.data) {
    return (
      <div className={taskScreen}>
        <div className={taskIntro}>
          <PageHeading key="done" title={t('address.changed_title')} isFocused />
          <p className={lead}>
            <Trans
              t={t}
              i18nKey="address.changed_text"
              values={{ email: change.data.email }}
              components={{ email: <strong /> }}
            />
          </p>
        </div>
        <LinkOwner token={token} />
        <Button size="lg" isWide href={user ? '/members' : '/login'}>
          {t(user ? 'account:signup.continue' : 'account:login.submit')}
        </Button>
      </div>
    )
  }
  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading title={t('address.confirm_title')} />
        <p className={lead}>{t('address.confirm_text')}</p>
      </div>
      <LinkOwner token={token} />
      <FormError text={change.error ? text(change.error) : undefined} />
      <Button size="lg" isWide isPending={change.isPending} onPress={() => change.mutate(token)}>
        {t('address.confirm')}
      </Button>
    </div>
  )
}
