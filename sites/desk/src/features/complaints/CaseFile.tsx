import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { MessageContent } from '../queues/MessageContent.tsx'
import * as queueCss from '../queues/queue.css.ts'
import * as css from './complaint.css.ts'
import type { OpenComplaint } from './useComplaintQueue.ts'

/** A case: what was reported and why, with the evidence as it was then, and what was decided before. */
export function CaseFile({ complaint }: { readonly complaint: OpenComplaint }) {
  const { t } = useTranslation(['desk', 'safety'])
  const times = useTimes()
  const { number, subject, reason, text, received_at, decision, appeal } = complaint
  return (
    <article className={queueCss.panel}>
      <header className={css.head}>
        <h2 className={queueCss.panelTitle}>{t('desk:complaint.number', { number })}</h2>
        <div className={queueCss.chips}>
          <Badge variant="soft">{t(`safety:subject.${subject.kind}`)}</Badge>
          <Badge variant="soft" tone="warning">
            {t(`safety:reason.${reason}`)}
          </Badge>
        </div>
        <p className={queueCss.muted}>
          {t('desk:complaint.received', { time: times.relative(received_at) })}
        </p>
      </header>
      <h3 className={queueCss.smallTitle}>{t('desk:complaint.words')}</h3>
      <blockquote className={queueCss.quote} dir="auto">
        {text}
      </blockquote>
      <h3 className={queueCss.smallTitle}>{t('desk:complaint.evidence')}</h3>
      <Evidence complaint={complaint} />
      {decision && appeal ? (
        <>
          <h3 className={queueCss.smallTitle}>{t('desk:complaint.first')}</h3>
          <p>{t(`desk:complaint.first_${decision.decision}`)}</p>
          <blockquote className={queueCss.quote} dir="auto">
            {decision.reasons}
          </blockquote>
          <h3 className={queueCss.smallTitle}>{t('desk:complaint.appeal')}</h3>
          <blockquote className={queueCss.quote} dir="auto">
            {appeal.text}
          </blockquote>
        </>
      ) : null}
    </article>
  )
}

function Evidence({ complaint: { evidence, accused } }: { readonly complaint: OpenComplaint }) {
  const { t } = useTranslation('desk')
  const { name, about, messages = [], files } = evidence
  const isEmpty = name === undefined && about === undefined && messages.length + files.length === 0
  if (isEmpty) return <p className={queueCss.muted}>{t('complaint.no_evidence')}</p>
  return (
    <>
      {name === undefined ? null : <p className={css.name}>{name}</p>}
      {about ? (
        <blockquote className={queueCss.quote} dir="auto">
          {about}
        </blockquote>
      ) : null}
      {messages.length === 0 ? null : (
        <ol className={queueCss.list}>
          {messages.map(({ id, sender, body }) => (
            <li key={id}>
              <p className={queueCss.muted}>
                {t(sender === accused ? 'complaint.reported' : 'complaint.reporter')}
              </p>
              <MessageContent body={body} />
            </li>
          ))}
        </ol>
      )}
      {files.length === 0 ? null : (
        <div className={css.pictures}>
          {files.map((address, at) => (
            <EvidencePicture key={address} address={address} place={at + 1} />
          ))}
        </div>
      )}
    </>
  )
}

/** A picture of the evidence, which is not even loaded before somebody looks: each look is recorded. */
function EvidencePicture({ address, place }: { readonly address: string; readonly place: number }) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return <img className={css.picture} src={address} alt={t('complaint.picture', { place })} />
  }
  return (
    <div className={css.closed}>
      <Button size="sm" variant="outline" onPress={() => setOpen(true)}>
        {t('photo.look')}
      </Button>
      <p className={queueCss.muted}>{t('complaint.picture_note')}</p>
    </div>
  )
}
