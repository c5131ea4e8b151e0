import { chatsQuery, conversationQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryError } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { loadPart } from '../../platform/parts/loadPart.ts'
import { useMailedLinkErrorText } from '../../platform/screens/OtherAccount.tsx'
import {
  listBeside,
  loadingBubbles,
  loadingOwn,
  loadingThread,
  panelHead,
  panelScroll,
  panelTitle,
  sides,
  threadFailed,
  threadHead,
  threadSide,
  wide,
} from './chat.css.ts'
import { Thread } from './Thread.tsx'

const ChatList = lazy(async () => ({
  default: (await loadPart(() => import('./ChatList.tsx'))).ChatList,
}))

/** A conversation by its own id. */
export function ChatScreen() {
  return (
    <ChatPage
      of={{ conversation: useParams({ from: '/chat/chats/$id' }).id }}
      startsWithGift={false}
    />
  )
}

/** The conversation with a person, even before the first message. */
export function MemberChatScreen() {
  const from = '/chat/members/$id/chat'
  const { id } = useParams({ from })
  return <ChatPage of={{ profile: id }} startsWithGift={useSearch({ from }).gift ?? false} />
}

interface ChatPageProps {
  readonly of: { readonly conversation: string } | { readonly profile: string }
  /** The choice of gifts opens at once. */
  readonly startsWithGift: boolean
}

/** One conversation, on wide screens with the list beside it. */
function ChatPage({ of, startsWithGift }: ChatPageProps) {
  const { t } = useTranslation('chat')
  const errorText = useMailedLinkErrorText()
  const client = useClient()
  const thread = useInfiniteQuery(conversationQuery(client, of))
  // What is unread here and in other conversations.
  useQuery(chatsQuery(client))
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
            startsWithGift={startsWithGift}
          />
        ) : error ? (
          <div className={threadFailed}>
            <PageHeading title={t('title.chat')} isHidden />
            <ErrorState
              title={t('thread.failed')}
              description={errorText(error)}
              onRetry={() => void thread.refetch()}
              isRetrying={thread.isFetching}
              actions={
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

/** The other conversations beside the open one. */
function ChatsPanel({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation('chat')
  return (
    <>
      <div className={panelHead}>
        <h2 className={panelTitle}>{t('title.chats')}</h2>
      </div>
      <div className={panelScroll}>
        {useIsWide() ? (
          <Suspense fallback={null}>
            <ChatList current={current} />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}

/** Whether the list is shown; on a phone its code is not loaded. */
const useIsWide = () =>
  useSyncExternalStore(
    onWideChange,
    () => matchMedia(wide).matches,
    () => false,
  )

function onWideChange(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Skeleton of a conversation. */
function ThreadLoading() {
  const { t } = useTranslation('chat')
  return (
    <Loading label={t('thread.loading')} className={loadingThread}>
      <PageHeading title={t('title.chat')} isHidden />
      <div className={threadHead}>
        <Skeleton variant="circle" />
        <Skeleton width="9rem" height="1.25rem" />
      </div>
      <div className={loadingBubbles}>
        <Skeleton width="62%" height="3.5rem" />
        <Skeleton width="44%" height="2.5rem" className={loadingOwn} />
        <Skeleton width="55%" height="2.5rem" />
        <Skeleton width="36%" height="2.5rem" className={loadingOwn} />
      </div>
    </Loading>
  )
}
