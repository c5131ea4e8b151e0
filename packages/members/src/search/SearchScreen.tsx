import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function SearchScreen() {
  const { t } = useTranslation('people')
  return <PageHeading title={t('title.search')} />
}
