import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'

type Dispute = StaffResponse<'disputes'>['items'][number]

export const disputeTones = { open: 'warning', won: 'success', lost: 'danger' } as const

export const disputeTexts = {
  open: 'money.dispute_open',
  won: 'money.dispute_won',
  lost: 'money.dispute_lost_state',
} as const

/** What is to be done about a dispute, and by when. */
export function DisputeTask({ task, answer_by: by }: Pick<Dispute, 'task' | 'answer_by'>) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  return task === 'answer' && by !== null ? (
    <strong>{t('money.task_answer', { date: times.moment(by) })}</strong>
  ) : (
    t(task === 'wait' ? 'money.task_wait' : 'money.task_none')
  )
}
