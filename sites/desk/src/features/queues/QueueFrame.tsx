import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecisions } from '../../platform/DecisionsContext.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useKeys } from '../../platform/keys/useKeys.ts'
import { DecisionTray } from './DecisionTray.tsx'
import * as css from './queue.css.ts'
import type { useQueue } from './useQueue.ts'

interface QueueFrameProps {
  readonly queue: Pick<
    ReturnType<typeof useQueue>,
    'back' | 'isFetching' | 'refetch' | 'shown' | 'skip' | 'startAgain'
  >
  readonly head: ReactNode
  /** The item that is shown. */
  readonly children: ReactNode
}

/** A queue with its head, the item that is shown, and what was just decided. */
export function QueueFrame({ queue, head, children }: QueueFrameProps) {
  const { t } = useTranslation('desk')
  const text = useErrorText()
  const decisions = useDecisions()
  const { shown } = queue
  useKeys('j,ArrowRight', queue.skip)
  useKeys('k,ArrowLeft', queue.back)
  useKeys('u,z', decisions.undoLast)
  return (
    <div className={css.queue}>
      {head}
      {shown.kind === 'loading' ? (
        <Loading label={t('queue.loading')}>
          <Skeleton variant="block" height="60dvh" />
        </Loading>
      ) : null}
      {shown.kind === 'failed' ? (
        <ErrorState
          title={t('queue.failed')}
          description={text(shown.error)}
          onRetry={queue.refetch}
          isRetrying={queue.isFetching}
        />
      ) : null}
      {shown.kind === 'empty' ? (
        <EmptyState
          title={t(shown.hasSkipped ? 'queue.all_seen' : 'queue.empty')}
          description={
            shown.openElsewhere > 0
              ? t('queue.elsewhere', { count: shown.openElsewhere })
              : t('queue.empty_text')
          }
          actions={
            shown.hasSkipped || shown.openElsewhere > 0 ? (
              <Button variant="outline" onPress={queue.startAgain}>
                {t('queue.from_start')}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {shown.kind === 'item' ? children : null}
      <DecisionTray />
    </div>
  )
}
