import { Link } from '@bouquet/ui/Link'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { page, title } from '../../parts/page.css.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { PaymentDetail } from './PaymentDetail.tsx'

/** One payment, by the number of its order or its id. */
export function PaymentPage() {
  const { t } = useTranslation('desk')
  const { payment } = useParams({ from: '/work/payments/$payment' })
  return (
    <div className={page}>
      <Link href="/payments" variant="standalone">
        {t('money.back')}
      </Link>
      <PageHeading title={t('money.order', { number: payment })} className={title} />
      <PaymentDetail payment={payment} />
    </div>
  )
}
