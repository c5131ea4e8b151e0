import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function ResetRequestScreen() {
  const { t } = useTranslation('account')
  return <PageHeading title={t('title.resetrequest')} />
}
