import { ApiError } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { message } from './errors.css.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { useErrorText } from './useErrorText.ts'

/** Something on the way to a page failed: what happened, and the way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('account')
  const router = useRouter()
  const text = useErrorText()
  const status = error instanceof ApiError ? error.status : 500
  if (status === 404) return <NotFoundScreen />

  function again() {
    reset()
    void router.invalidate()
  }
  return (
    <div className={message}>
      {status > 0 ? <p>{status}</p> : null}
      <PageHeading title={t('error.title')} />
      <p>{text(error)}</p>
      <Button onPress={again}>{t('error.again')}</Button>
    </div>
  )
}
