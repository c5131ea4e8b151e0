import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function LikedByScreen() {
  const { t } = useTranslation('people')
  return <PageHeading title={t('title.likedby')} />
}
