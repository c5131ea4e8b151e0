import { Button } from '@bouquet/ui/Button'
import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../accounts/session.ts'
import { content, errorCode, errorMessage, page } from '../navigation/layouts.css.ts'
import { PlainFrame } from '../navigation/layouts.tsx'
import { PageFooter } from '../navigation/PageFooter.tsx'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { TopNavigation } from '../navigation/TopNavigation.tsx'
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

/** The 404 page for a path outside every layout, with the navigation of the members area. */
export function RootNotFound() {
  return (
    <div className={page}>
      <TopNavigation />
      <main id="content" className={content}>
        <NotFoundScreen />
      </main>
      <PageFooter />
    </div>
  )
}

/** The error page for an error outside every layout, with a fallback in case it fails too. */
export function RootError(props: ErrorComponentProps) {
  return (
    <CatchBoundary getResetKey={() => 'error'} errorComponent={FallbackError}>
      <PlainFrame>
        <ErrorScreen {...props} />
      </PlainFrame>
    </CatchBoundary>
  )
}

/** Shown when the error page fails; depends on translations only. */
function FallbackError() {
  const { t } = useTranslation('account')
  return (
    <main className={errorMessage}>
      <h1>{t('error.last_resort')}</h1>
      <a href="/">{t('error.go_home')}</a>
    </main>
  )
}
