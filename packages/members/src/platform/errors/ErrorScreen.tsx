import { Button } from '@bouquet/ui/Button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { useUser } from '../session.ts'
import { errorCode, errorMessage } from './errors.css.ts'
import { statusOf, useErrorText } from './useErrorText.ts'

/** Shown when a page failed to load. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('account')
  const router = useRouter()
  const text = useErrorText()
  const status = statusOf(error)
  if (status === 404) return <NotFoundScreen />

  function again() {
    reset()
    void router.invalidate()
  }
  return (
    <div className={errorMessage}>
      {status === null ? null : <p className={errorCode}>{status}</p>}
      <PageHeading title={t('error.title')} />
      <p>{text(error)}</p>
      <Button onPress={again}>{t('error.again')}</Button>
    </div>
  )
}

/** Shown when no page has this path. */
export function NotFoundScreen() {
  const { t } = useTranslation(['account', 'common'])
  const isMember = useUser() !== null
  return (
    <div className={errorMessage}>
      <p className={errorCode}>404</p>
      <PageHeading title={t('account:error.not_found')} />
      {isMember ? (
        <Button href="/members">{t('common:back_members')}</Button>
      ) : (
        <Button href="/">{t('account:error.home')}</Button>
      )}
    </div>
  )
}
