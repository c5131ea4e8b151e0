import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { code, message } from './errors.css.ts'

/** No page has this address. */
export function NotFoundScreen() {
  const { t } = useTranslation('account')
  return (
    <div className={message}>
      <p className={code}>404</p>
      <PageHeading title={t('error.not_found')} />
      <Button href="/">{t('error.home')}</Button>
    </div>
  )
}
