import type { Complaint } from '@bouquet/contract'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../platform/language/useDates.ts'
import { CasePart } from './CasePart.tsx'
import { lead, small, words } from './safety.css.ts'

interface DecisionProps {
  readonly title: string
  readonly decision: Complaint['decision']
  /** Stands in its place until it is made. */
  readonly waiting: string
}

/** A decision with its reasons, or what the reader waits for. */
export function Decision({ title, decision, waiting }: DecisionProps) {
  const { t } = useTranslation('safety')
  const dates = useDates()
  return (
    <CasePart title={title}>
      {decision === null ? (
        <p className={lead}>{waiting}</p>
      ) : (
        <>
          <p>
            <strong>{t(`decision.${decision.decision}`)}</strong>
          </p>
          <p className={words} dir="auto">
            {decision.reasons}
          </p>
          <p className={small}>{t('decision.by_person')}</p>
          <p className={small}>
            <time dateTime={decision.decided_at}>
              {dates.format(decision.decided_at, 'moment')}
            </time>
          </p>
        </>
      )}
    </CasePart>
  )
}
