import { conversationQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../errors/useErrorText.ts'
import { useQueryError } from '../errors/useQueryError.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { ChatsPanel } from './ChatsPanel.tsx'
import { listBeside, sides, threadFailed, threadSide } from './chat.css.ts'
import { Thread } from './Thread.tsx'
import { ThreadLoading } from './ThreadLoading.tsx'

interface ChatPageProps {
  readonly of: { readonly conversation: string } | { readonly profile: string }
}

/** One conversation, with the others beside it where there is room. */
export function ChatPage({ of }: ChatPageProps) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const thread = useInfiniteQuery(conversationQuery(useClient(), of))
  const error = useQueryError(thread)
  const newest = thread.data?.pages[0]
  return (
    <div className={sides}>
      <div className={listBeside}>
        <ChatsPanel current={newest?.profile.id} />
      </div>
      <div className={threadSide}>
        {thread.data && newest ? (
          <Thread
            key={newest.profile.id}
            thread={thread.data}
            newest={newest}
            hasOlder={thread.hasNextPage}
            isLoadingOlder={thread.isFetchingNextPage}
            onLoadOlder={() => void thread.fetchNextPage()}
          />
        ) : error ? (
          <div className={threadFailed}>
            <PageHeading title={t('title.chat')} isHidden />
            <ErrorState
              title={t('thread.failed')}
              text={errorText(error)}
              retryText={t('again')}
              onRetry={() => void thread.refetch()}
              isRetrying={thread.isFetching}
              action={
                <Button variant="quiet" tone="neutral" href="/chats">
                  {t('thread.to_list')}
                </Button>
              }
            />
          </div>
        ) : (
          <ThreadLoading />
        )}
      </div>
    </div>
  )
}
