import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function LanguageScreen() {
  const { t } = useTranslation('account')
  return <PageHeading title={t('title.language')} />
}
