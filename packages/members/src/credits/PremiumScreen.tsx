import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function PremiumScreen() {
  const { t } = useTranslation('credits')
  return <PageHeading title={t('title.premium')} />
}
