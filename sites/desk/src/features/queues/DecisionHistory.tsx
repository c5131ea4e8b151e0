import { useTranslation } from 'react-i18next'
import { actName } from '../../platform/language/actName.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import type { ReviewContext } from './memberQuery.ts'
import * as css from './queue.css.ts'

interface DecisionHistoryProps {
  readonly decisions: ReviewContext['decisions']
  /** Shown at most; the rest is in the audit log. */
  readonly most?: number
}

/** What was decided before, by whom, when and why; the latest first. */
export function DecisionHistory({ decisions, most = 6 }: DecisionHistoryProps) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  if (decisions.length === 0) return <p className={css.muted}>{t('member.no_history')}</p>
  return (
    <ol className={css.list}>
      {decisions.slice(0, most).map(({ act, at, by, reason, subject }) => (
        <li key={`${at} ${subject}`}>
          <p>{actName(t, act)}</p>
          <p className={css.muted}>{reason}</p>
          <p className={css.muted}>{t('member.by', { name: by, time: times.relative(at) })}</p>
        </li>
      ))}
    </ol>
  )
}
