import { Button } from '@bouquet/ui/Button'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText } from './useErrorText.ts'

/** Shown when a page failed to load. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('desk')
  const router = useRouter()
  const text = useErrorText()

  function again() {
    reset()
    void router.invalidate()
  }
  return <ErrorState title={t('error.title')} description={text(error)} onRetry={again} />
}

/** Shown when the desk has no such page, or not for this role. */
export function NotFoundScreen() {
  const { t } = useTranslation('desk')
  return (
    <ErrorState
      title={t('error.not_found')}
      actions={<Button href="/">{t('error.home')}</Button>}
    />
  )
}
