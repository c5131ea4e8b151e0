import { activityQuery, activitySeenMutation, clearNewMarks, useClient } from '@bouquet/client'
import type { Activity } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Illustration } from '@bouquet/ui/Illustration'
import { NotificationList, type NotificationListContent } from '@bouquet/ui/NotificationList'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useErrorText, useQueryError } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { page } from './activity.css.ts'
import { useActivityItem } from './useActivityItem.ts'

/** What happened since the last visit. Opening it counts as seen; entries stay marked until they are read. */
export function ActivityScreen() {
  const { t } = useTranslation('notices')
  const errorText = useErrorText()
  const client = useClient()
  const activity = useQuery(activityQuery(client))
  const error = useQueryError(activity)
  const { mutate: markSeen } = useMutation(activitySeenMutation(client))
  const item = useActivityItem(client.clock.now())
  const entries = activity.data
  useEffect(() => {
    if (entries?.some(({ is_new }) => is_new)) markSeen(entries)
  }, [entries, markSeen])

  function content(shown: readonly Activity[] | undefined): NotificationListContent {
    if (shown === undefined) return { kind: 'loading' }
    if (shown.length === 0) return { kind: 'empty', message: <NothingYet /> }
    return { kind: 'notifications', notifications: shown.map(item) }
  }

  return (
    <div className={page}>
      <PageHeading title={t('title.activity')} />
      {error ? (
        <ErrorState
          title={t('activity.failed')}
          description={errorText(error)}
          onRetry={() => void activity.refetch()}
          isRetrying={activity.isFetching}
        />
      ) : (
        <NotificationList
          label={t('title.activity')}
          content={content(entries)}
          onReadAll={() => clearNewMarks(client)}
        />
      )}
    </div>
  )
}

function NothingYet() {
  const { t } = useTranslation('notices')
  return (
    <EmptyState
      media={<Illustration name="notifications" />}
      title={t('activity.none')}
      description={t('activity.none_text')}
      actions={<Button href="/members">{t('activity.to_search')}</Button>}
    />
  )
}
