import { useTranslation } from 'react-i18next'
import { message } from './errors.css.ts'

/** When the error page itself fails: nothing here needs more than the words. */
export function FallbackError() {
  const { t } = useTranslation('account')
  return (
    <main className={message}>
      <h1>{t('error.last_resort')}</h1>
      <a href="/">{t('error.go_home')}</a>
    </main>
  )
}
