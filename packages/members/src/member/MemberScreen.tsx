import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function MemberScreen() {
  const { t } = useTranslation('people')
  return <PageHeading title={t('title.member')} />
}
