import { Button } from '@bouquet/ui/Button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { code, message } from './errors.css.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { statusOf } from './statusOf.ts'
import { useErrorText } from './useErrorText.ts'

/** Something on the way to a page failed: what happened, and the way on. */
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
    <div className={message}>
      {status === null ? null : <p className={code}>{status}</p>}
      <PageHeading title={t('error.title')} />
      <p>{text(error)}</p>
      <Button onPress={again}>{t('error.again')}</Button>
    </div>
  )
}
