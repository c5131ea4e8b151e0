import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../platform/api.ts'
import { Key } from '../../platform/keys/Key.tsx'
import { useKeys } from '../../platform/keys/useKeys.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { MemberPanel } from '../queues/MemberPanel.tsx'
import { MessageContent } from '../queues/MessageContent.tsx'
import { QueueFrame } from '../queues/QueueFrame.tsx'
import { QueueHead } from '../queues/QueueHead.tsx'
import * as css from '../queues/queue.css.ts'
import { type HeldMessage, useMessageQueue } from './useMessageQueue.ts'

/** Somebody waits for a reply. */
const aimHours = 1

/** The queue of messages that a check holds back. */
export function MessagesPage() {
  const { t } = useTranslation('desk')
  const queue = useMessageQueue()
  const { shown } = queue
  return (
    <QueueFrame
      queue={queue}
      head={
        <QueueHead
          title={t('message.title')}
          waiting={queue.waiting}
          aimHours={aimHours}
          keys={[
            { keys: ['A'], label: t('keys.release') },
            { keys: ['X'], label: t('keys.keep') },
          ]}
        />
      }
    >
      {shown.kind === 'item' ? (
        <MessageReview
          key={shown.name}
          held={shown.item}
          onDecide={queue.decide}
          onSkip={queue.skip}
        />
      ) : null}
    </QueueFrame>
  )
}

interface MessageReviewProps {
  readonly held: HeldMessage
  readonly onDecide: ReturnType<typeof useMessageQueue>['decide']
  readonly onSkip: () => void
}

function MessageReview({ held, onDecide, onSkip }: MessageReviewProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const times = useTimes()

  const judge = (outcome: 'released' | 'kept') => () =>
    onDecide({
      label: t(`message.${outcome}`),
      send: () =>
        api.request('judge-message', {
          body: {
            message: held.message,
            outcome,
            reason: t(outcome === 'kept' ? 'message.keep_reason' : 'message.release_reason'),
          },
        }),
    })
  const release = judge('released')
  const keep = judge('kept')
  useKeys('a', release)
  useKeys('x', keep)

  return (
    <div className={css.columns}>
      <div className={css.main}>
        <section className={css.panel}>
          <h2 className={css.smallTitle}>{t('message.words')}</h2>
          <MessageContent body={held.body} />
          <p className={css.muted}>{times.date(held.created)}</p>
          <h3 className={css.smallTitle}>{t('message.found')}</h3>
          <div className={css.chips}>
            {held.found.map((kind) => (
              <Badge key={kind} tone="warning" variant="soft">
                {t(`message.found_${kind}`)}
              </Badge>
            ))}
            <Badge variant="soft">{t('message.weight', { weight: held.weight })}</Badge>
          </div>
          <div className={css.actions}>
            <Button iconEnd={<Key>A</Key>} onPress={release}>
              {t('message.release')}
            </Button>
            <Button variant="outline" tone="danger" iconEnd={<Key>X</Key>} onPress={keep}>
              {t('message.keep')}
            </Button>
            <Button variant="quiet" tone="neutral" iconEnd={<Key>J</Key>} onPress={onSkip}>
              {t('queue.skip')}
            </Button>
          </div>
          <p className={css.muted}>{t('message.sender_text')}</p>
        </section>
      </div>
      <div className={css.side}>
        <MemberPanel brand={held.brand} member={held.sender} />
      </div>
    </div>
  )
}
