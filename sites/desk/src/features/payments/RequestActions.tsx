import { Button } from '@bouquet/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import * as css from './payments.css.ts'
import { useActorName } from './useActorName.ts'
import { useMoney } from './useMoney.ts'

export type RefundRequest = StaffResponse<'refund-requests'>['items'][number]
type Decision = 'approve' | 'decline'

interface RequestActionsProps {
  readonly request: RefundRequest
  readonly onDone: (decision: Decision) => void
}

/** Approves or declines a refund; whoever asked for it can only take it back. */
export function RequestActions({ request, onDone }: RequestActionsProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const money = useMoney()
  const actorName = useActorName()
  const [decision, setDecision] = useState<Decision>('decline')
  const [isOpen, setOpen] = useState(false)
  const amount = money(request.amount)
  const about = {
    number: request.order_number,
    name: actorName(request.by),
    reason: request.reason,
  }
  const decline = t(request.is_own ? 'money.take_back' : 'money.decline')

  function ask(chosen: Decision) {
    setDecision(chosen)
    setOpen(true)
  }
  return (
    <>
      <span className={css.actions}>
        {request.is_own ? null : (
          <Button size="sm" variant="outline" tone="danger" onPress={() => ask('approve')}>
            {t('money.approve')}
          </Button>
        )}
        <Button size="sm" variant="outline" tone="neutral" onPress={() => ask('decline')}>
          {decline}
        </Button>
      </span>
      <ReasonDialog
        key={decision}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t(`money.${decision}_title`, { amount })}
        description={t(`money.${decision}_text`, about)}
        label={t('payments.why')}
        action={decision === 'approve' ? t('money.approve') : decline}
        send={async (reason) => {
          const body = { request: request.request, reason }
          if (decision === 'approve') await api.request('approve-refund', { body })
          else await api.request('decline-refund', { body })
        }}
        onDone={() => onDone(decision)}
      />
    </>
  )
}
