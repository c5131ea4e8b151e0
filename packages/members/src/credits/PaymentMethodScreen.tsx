import { useTranslation } from 'react-i18next'
import { PageHeading } from '../navigation/PageHeading.tsx'

export function PaymentMethodScreen() {
  const { t } = useTranslation('credits')
  return <PageHeading title={t('title.paymentmethod')} />
}
