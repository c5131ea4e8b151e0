import { chatsQuery, deleteConversationMutation, useClient } from '@bouquet/client'
import type { ChatItem } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../errors/useErrorText.ts'
import { ChatListLoading } from './ChatListLoading.tsx'
import { ChatRow } from './ChatRow.tsx'
import { list, listBody, noneFound } from './chat.css.ts'
import { DeleteChatDialog } from './DeleteChatDialog.tsx'
import { filterChatsByName } from './filterChatsByName.ts'
import { useMinute } from './useMinute.ts'

/** From this many conversations on there is a field to find one by name. */
const manyChats = 6

/** The conversations, the latest first. */
export function ChatList({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const client = useClient()
  const now = useMinute()
  const chats = useQuery(chatsQuery(client))
  const remove = useMutation(deleteConversationMutation(client))
  const [wanted, setWanted] = useState('')
  const [asked, setAsked] = useState<ChatItem | null>(null)

  if (!chats.data) {
    return chats.isError ? (
      <ErrorState
        title={t('list.failed')}
        text={errorText(chats.error)}
        retryText={t('again')}
        onRetry={() => void chats.refetch()}
        isRetrying={chats.isFetching}
      />
    ) : (
      <ChatListLoading />
    )
  }
  const all = chats.data.chats
  const shown = filterChatsByName(all, wanted)
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
      {all.length >= manyChats ? (
        <TextField
          type="search"
          label={t('list.search')}
          value={wanted}
          onChange={setWanted}
          autoComplete="off"
        />
      ) : null}
      {all.length === 0 ? (
        <EmptyState
          title={t('list.none')}
          text={t('list.none_text')}
          icon={<MessageCircle size="1em" strokeWidth={1.5} />}
          action={<Button href="/members">{t('list.none_action')}</Button>}
        />
      ) : null}
      {all.length > 0 && shown.length === 0 ? (
        <p className={noneFound} role="status">
          {t('list.none_named', { name: wanted.trim() })}
        </p>
      ) : null}
      <ul className={list} aria-label={t('title.chats')}>
        {shown.map((chat) => (
          <ChatRow
            key={chat.conversation.id}
            chat={chat}
            now={now}
            isCurrent={chat.profile.id === current}
            onDelete={() => setAsked(chat)}
          />
        ))}
      </ul>
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
