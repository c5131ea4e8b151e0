import { Badge } from '@bouquet/ui/Badge'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import * as css from './payments.css.ts'

type Payment = StaffResponse<'payments'>['items'][number]

const tones = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const

/** The state of a payment, and whether the bank reclaims it. */
export function PaymentState({ state, dispute }: Pick<Payment, 'state' | 'dispute'>) {
  const { t } = useTranslation('desk')
  return (
    <span className={css.badges}>
      <Badge variant="soft" tone={tones[state]}>
        {t(`payments.state_${state}`)}
      </Badge>
      {dispute === null ? null : (
        <Badge variant="soft" tone="danger">
          {t(dispute === 'open' ? 'money.disputed' : 'money.dispute_lost')}
        </Badge>
      )}
    </span>
  )
}
