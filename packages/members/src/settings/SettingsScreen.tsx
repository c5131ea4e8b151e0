import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function SettingsScreen() {
  const { t } = useTranslation('settings')
  return <PageHeading title={t('title.settings')} />
}
