import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorScreen, NotFoundScreen } from '../../platform/errors/ErrorScreen.tsx'
import { errorMessage } from '../../platform/errors/errors.css.ts'
import { content, page } from './layouts.css.ts'
import { PlainFrame } from './layouts.tsx'
import { PageFooter } from './PageFooter.tsx'
import { TopNavigation } from './TopNavigation.tsx'

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
