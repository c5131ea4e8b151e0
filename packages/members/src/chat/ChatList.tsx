import { chatsQuery, deleteConversationMutation, useClient } from '@bouquet/client'
import type { ChatItem } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { ConversationList } from '@bouquet/ui/ConversationList'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useMutation, useQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../errors/useErrorText.ts'
import { listBody } from './chat.css.ts'
import { DeleteChatDialog } from './DeleteChatDialog.tsx'
import { filterChatsByName } from './filterChatsByName.ts'
import { useConversations } from './useConversations.tsx'

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
  const [asked, setAsked] = useState<ChatItem | null>(null)
  const conversation = useConversations({ current, onDelete: setAsked })

  if (error) {
    return (
      <ErrorState
        title={t('list.failed')}
        text={errorText(error)}
        retryText={t('again')}
        onRetry={() => void chats.refetch()}
        isRetrying={chats.isFetching}
      />
    )
  }
  const all = chats.data?.chats
  return (
    <div className={listBody}>
      {remove.error ? (
        <AlertBanner
          tone="danger"
          isUrgent
          title={t('delete.refused')}
          closeLabel={t('delete.close')}
          onDismiss={remove.reset}
        >
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
                noneText: t('list.none_named', { name: wanted.trim() }),
              }
            : undefined
        }
      />
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
      text={t('list.none_text')}
      icon={<MessageCircle size="1em" strokeWidth={1.5} />}
      action={<Button href="/members">{t('list.none_action')}</Button>}
    />
  )
}
