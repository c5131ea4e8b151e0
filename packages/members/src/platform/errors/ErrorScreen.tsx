import { Button } from '@bouquet/ui/Button'
import { NotFound } from '@bouquet/ui/NotFound'
import { onlineManager } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { useNotFoundStatus } from '../navigation/pageStatus.ts'
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
  if (status === null) return <OfflineScreen />

  function again() {
    reset()
    void router.invalidate()
  }
  return (
    <div className={errorMessage}>
      <p className={errorCode}>{status}</p>
      <PageHeading title={t('error.title')} />
      <p>{text(error)}</p>
      <Button onPress={again}>{t('error.again')}</Button>
    </div>
  )
}

/** Shown when a page is not on this device; it opens by itself once there is a connection. */
function OfflineScreen() {
  const { t } = useTranslation(['account', 'common'])
  const isMember = useUser() !== null
  // A browser does not ask twice for a script that it could not load.
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && location.reload()), [])
  return (
    <div className={errorMessage}>
      <PageHeading title={t('common:offline.title')} />
      {isMember ? (
        <>
          <p>{t('common:offline.body')}</p>
          <Button href="/chats">{t('common:offline.chats')}</Button>
        </>
      ) : (
        <p>{t('error.offline')}</p>
      )}
    </div>
  )
}

/** Shown when no page has this path. */
export function NotFoundScreen() {
  useNotFoundStatus()
  const { t } = useTranslation('common')
  const isMember = useUser() !== null
  return (
    <NotFound>
      <PageHeading title={t('not_found.title')} />
      <p>{t('not_found.body')}</p>
      <Button size="lg" href={isMember ? '/members' : '/'}>
        {t(isMember ? 'back_members' : 'back_home')}
      </Button>
    </NotFound>
  )
}
