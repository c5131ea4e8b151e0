import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function TransactionsScreen() {
  const { t } = useTranslation('credits')
  return <PageHeading title={t('title.transactions')} />
}
