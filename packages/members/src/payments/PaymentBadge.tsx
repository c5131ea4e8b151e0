import type { Payment } from '@bouquet/contract'
import { Badge } from '@bouquet/ui/Badge'
import { useTranslation } from 'react-i18next'

const tones = {
  pending: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<Payment['status'], string>

/** Where a payment stands, in a word. */
export function PaymentBadge({ status }: Pick<Payment, 'status'>) {
  const { t } = useTranslation('credits')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
