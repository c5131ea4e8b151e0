import { useTranslation } from 'react-i18next'
import { MemberPanel } from '../queues/MemberPanel.tsx'
import { QueueFrame } from '../queues/QueueFrame.tsx'
import { QueueHead } from '../queues/QueueHead.tsx'
import * as queueCss from '../queues/queue.css.ts'
import { CaseFile } from './CaseFile.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { type OpenState, useComplaintQueue } from './useComplaintQueue.ts'

/** Reports are decided within a day, appeals within three. */
const aimHours: Readonly<Record<OpenState, number>> = { received: 24, appealed: 72 }

/** The queue of reports that wait for a first decision. */
export function ComplaintsPage() {
  return <CaseQueue key="received" state="received" />
}

/** The queue of appeals, each for somebody else than who decided first. */
export function AppealsPage() {
  return <CaseQueue key="appealed" state="appealed" />
}

function CaseQueue({ state }: { readonly state: OpenState }) {
  const { t } = useTranslation('desk')
  const queue = useComplaintQueue(state)
  const { shown } = queue
  const title = t(state === 'appealed' ? 'complaint.appeals' : 'complaint.title')
  return (
    <QueueFrame
      queue={queue}
      head={
        <QueueHead title={title} waiting={queue.waiting} aimHours={aimHours[state]} keys={[]} />
      }
    >
      {shown.kind === 'item' ? (
        <div key={shown.name} className={queueCss.columns}>
          <div className={queueCss.main}>
            <CaseFile complaint={shown.item} />
            <DecisionForm
              complaint={shown.item}
              state={state}
              onDecide={queue.decide}
              onSkip={queue.skip}
            />
          </div>
          <div className={queueCss.side}>
            {shown.item.accused === null ? null : (
              <MemberPanel
                title={t('complaint.accused')}
                brand={shown.item.brand}
                member={shown.item.accused}
              />
            )}
          </div>
        </div>
      ) : null}
    </QueueFrame>
  )
}
