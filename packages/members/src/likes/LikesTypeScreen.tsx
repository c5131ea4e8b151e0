import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function LikesTypeScreen() {
  const { t } = useTranslation('people')
  return <PageHeading title={t('title.likestype')} />
}
