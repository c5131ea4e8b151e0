import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function CreditsScreen() {
  const { t } = useTranslation('credits')
  return <PageHeading title={t('title.credits')} />
}
