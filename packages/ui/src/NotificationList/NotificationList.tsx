import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { Loading, Skeleton } from '../Skeleton/index.ts'
import * as css from './NotificationList.css.ts'
import { type NotificationItem, NotificationRow } from './NotificationRow.tsx'

export type NotificationListContent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'empty'; readonly message: ReactNode }
  | { readonly kind: 'notifications'; readonly notifications: readonly NotificationItem[] }

export interface NotificationListProps extends RootProps<HTMLDivElement> {
  /** Read by screen readers. */
  readonly label: string
  readonly content: NotificationListContent
  /** Shows a button while something is unread. */
  readonly onReadAll?: (() => void) | undefined
}

const widths = ['70%', '55%', '80%', '60%'] as const

const NotificationsLoading = () => (
  <div className={css.list}>
    {widths.map((width) => (
      <div key={width} className={css.row}>
        <Skeleton variant="circle" width="3rem" height="3rem" className={css.picture} />
        <div className={css.texts}>
          <Skeleton width={width} />
          <Skeleton width="25%" />
        </div>
      </div>
    ))}
  </div>
)

/** What happened since the last visit, latest first. */
export function NotificationList({
  label,
  content,
  onReadAll,
  className,
  ...rest
}: NotificationListProps) {
  const labels = useLabels()
  const hasUnread =
    content.kind === 'notifications' && content.notifications.some(({ isUnread }) => isUnread)
  return (
    <div {...rest} className={clsx(css.root, className)} data-content={content.kind}>
      {onReadAll === undefined || !hasUnread ? null : (
        <div className={css.head}>
          <Button variant="quiet" size="sm" onPress={onReadAll}>
            {labels('notification.read_all')}
          </Button>
        </div>
      )}
      {content.kind === 'loading' ? (
        <Loading label={labels('loading')}>
          <NotificationsLoading />
        </Loading>
      ) : null}
      {content.kind === 'empty' ? content.message : null}
      {content.kind === 'notifications' ? (
        <ul className={css.list} aria-label={label}>
          {content.notifications.map((notification) => (
            <NotificationRow key={notification.id} {...notification} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
