import { formatDuration } from '@bouquet/i18n/format'
import { Badge } from '@bouquet/ui/Badge'
import type { KeyHint } from '@bouquet/ui/KeyHints'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyHelp } from '../../parts/KeyHelp.tsx'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import * as css from './queue.css.ts'
import type { useQueue } from './useQueue.ts'

interface QueueHeadProps {
  readonly title: string
  readonly waiting: ReturnType<typeof useQueue>['waiting']
  /** How long an item should wait at most. */
  readonly aimHours: number
  /** After the figures: how the queue is shown. */
  readonly end?: ReactNode
  /** Keys of the item, beside those of every queue. */
  readonly keys: readonly KeyHint[]
}

/** Names a queue and says how much waits, since when, and whether that is longer than it should. */
export function QueueHead({ title, waiting, aimHours, end, keys }: QueueHeadProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const time =
    aimHours % 24 === 0
      ? formatDuration(aimHours / 24, 'day', locale)
      : formatDuration(aimHours, 'hour', locale)
  const aim = t('queue.aim', { time })
  return (
    <header className={css.head}>
      <PageHeading title={title} className={css.title} />
      {waiting && waiting.oldest !== null ? (
        <p className={css.figures}>
          <span>
            {waiting.isMinimum
              ? t('queue.waiting_minimum', { count: waiting.count })
              : t('queue.waiting', { count: waiting.count })}
          </span>
          <span>{t('queue.oldest', { time: times.relative(waiting.oldest) })}</span>
          {isOver(waiting.oldest, aimHours) ? (
            <Badge tone="warning" variant="soft">
              {`${t('queue.late')} (${aim})`}
            </Badge>
          ) : (
            <span>{aim}</span>
          )}
        </p>
      ) : null}
      <div className={css.headEnd}>
        {end}
        <KeyHelp
          hints={[
            ...keys,
            { keys: ['J', '→'], label: t('keys.next') },
            { keys: ['K', '←'], label: t('keys.previous') },
            { keys: ['U', 'Z'], label: t('keys.undo') },
          ]}
        />
      </div>
    </header>
  )
}

const isOver = (iso: string, hours: number) => Date.now() - Date.parse(iso) > hours * 3_600_000
