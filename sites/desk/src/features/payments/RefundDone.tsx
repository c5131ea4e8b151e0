import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import { useMoney } from './useMoney.ts'

/** What became of a refund: it goes back, or waits for a colleague. */
export function RefundDone({ refund, request }: StaffResponse<'refund'>) {
  const { t } = useTranslation('desk')
  const money = useMoney()
  if (refund)
    return (
      <AlertBanner tone="success">
        {t('payments.refund_done', { amount: money(refund.amount), credits: refund.credits })}
      </AlertBanner>
    )
  return request ? (
    <AlertBanner tone="info">{t('money.asked', { amount: money(request.amount) })}</AlertBanner>
  ) : null
}
