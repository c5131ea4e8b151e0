import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import * as css from './brands.css.ts'

interface WaitingItemsProps {
  readonly waiting: StaffResponse<'brands'>['brands'][number]['waiting']
}

const queues = ['photos', 'messages', 'complaints', 'appeals'] as const

/** What of a brand waits in each queue. */
export function WaitingItems({ waiting }: WaitingItemsProps) {
  const { t } = useTranslation('desk')
  const shown = queues.filter((queue) => waiting[queue] > 0)
  if (shown.length === 0) return <span className={css.muted}>{t('brands.nothing_waits')}</span>
  return (
    <ul className={css.lines}>
      {shown.map((queue) => (
        <li key={queue}>
          {waiting.is_minimum ? `${t('brands.at_least')} ` : null}
          {t(`brands.${queue}`, { count: waiting[queue] })}
        </li>
      ))}
    </ul>
  )
}
