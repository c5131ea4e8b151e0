import {
  chatsQuery,
  deleteConversationMutation,
  earlierChatsQuery,
  useClient,
} from '@bouquet/client'
import type { ChatItem } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { ConversationList } from '@bouquet/ui/ConversationList'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { lazyDialog } from '../../platform/parts/lazyDialog.tsx'
import { allChats } from './allChats.ts'
import { earlier as earlierClass, listBody } from './chat.css.ts'
import { filterChatsByName } from './filterChatsByName.ts'
import { useConversations } from './useConversations.tsx'

const DeleteChatDialog = lazyDialog(
  async () => (await import('./DeleteChatDialog.tsx')).DeleteChatDialog,
)

/** Number of conversations from which a search field is shown. */
const manyChats = 6

/** Conversations, latest first. */
export function ChatList({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const client = useClient()
  const chats = useQuery(chatsQuery(client))
  const error = useQueryError(chats)
  const remove = useMutation(deleteConversationMutation(client))
  const [wanted, setWanted] = useState('')
  const [showsEarlier, setShowsEarlier] = useState(false)
  const earlier = useInfiniteQuery({ ...earlierChatsQuery(client), enabled: showsEarlier })
  const [asked, setAsked] = useState<ChatItem | null>(null)
  const conversation = useConversations({ current, onDelete: setAsked })

  function loadEarlier() {
    if (showsEarlier) void earlier.fetchNextPage()
    else setShowsEarlier(true)
  }
  const isSearching = wanted.trim() !== ''
  const { hasNextPage, isFetching, isError, fetchNextPage } = earlier
  useEffect(() => {
    // A name is looked for in all conversations.
    if (!isSearching) return
    setShowsEarlier((shows) => shows || (chats.data?.has_more ?? false))
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isSearching, chats.data?.has_more, hasNextPage, isFetching, isError, fetchNextPage])

  if (error) {
    return (
      <ErrorState
        title={t('list.failed')}
        description={errorText(error)}
        onRetry={() => void chats.refetch()}
        isRetrying={chats.isFetching}
      />
    )
  }
  const all = chats.data && allChats(chats.data, earlier.data?.pages ?? [])
  const hasMore = showsEarlier ? earlier.hasNextPage : (chats.data?.has_more ?? false)
  return (
    <div className={listBody}>
      {remove.error ? (
        <AlertBanner tone="danger" isUrgent title={t('delete.refused')} onDismiss={remove.reset}>
          {errorText(remove.error)}
        </AlertBanner>
      ) : null}
      <ConversationList
        label={t('title.chats')}
        content={
          all === undefined
            ? { kind: 'loading', label: t('list.loading') }
            : all.length === 0
              ? { kind: 'empty', message: <NoChats /> }
              : {
                  kind: 'conversations',
                  conversations: filterChatsByName(all, wanted).map(conversation),
                }
        }
        search={
          all && all.length >= manyChats
            ? {
                label: t('list.search'),
                value: wanted,
                onChange: setWanted,
                emptyMessage: t('list.none_named', { name: wanted.trim() }),
              }
            : undefined
        }
      />
      {earlier.error ? <AlertBanner tone="danger">{errorText(earlier.error)}</AlertBanner> : null}
      {hasMore || earlier.isFetching ? (
        <Button
          className={earlierClass}
          variant="outline"
          tone="neutral"
          isPending={earlier.isFetching}
          onPress={loadEarlier}
        >
          {t('list.earlier')}
        </Button>
      ) : null}
      <DeleteChatDialog
        name={asked?.profile.name ?? ''}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) remove.mutate(asked.conversation.id)
          setAsked(null)
        }}
      />
    </div>
  )
}

function NoChats() {
  const { t } = useTranslation('chat')
  return (
    <EmptyState
      title={t('list.none')}
      description={t('list.none_text')}
      icon={<MessageCircle size="1em" strokeWidth={1.5} />}
      actions={<Button href="/members">{t('list.none_action')}</Button>}
    />
  )
}
