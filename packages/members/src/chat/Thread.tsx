import { chatsQuery, messagesOf, useClient, useStore } from '@bouquet/client'
import { type Conversation, clientMessageIdSchema } from '@bouquet/contract'
import { ChatThread } from '@bouquet/ui/ChatThread'
import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../accounts/session/useUser.ts'
import { thread as threadClass } from './chat.css.ts'
import { HeldNotice } from './HeldNotice.tsx'
import { saveLastChat } from './lastChat.ts'
import { ThreadComposer } from './ThreadComposer.tsx'
import { ThreadEmpty } from './ThreadEmpty.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { firstUnread, threadMessages } from './threadMessages.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useMessageTexts } from './useMessageTexts.tsx'
import { useUnsent } from './useUnsent.ts'

interface ThreadProps {
  readonly thread: Pick<InfiniteData<Conversation>, 'pages'>
  /** The page that holds the newest messages and what holds for the whole conversation. */
  readonly newest: Conversation
  readonly hasOlder: boolean
  readonly isLoadingOlder: boolean
  readonly onLoadOlder: () => void
}

/** A conversation from its head to the box in which one writes. */
export function Thread({ thread, newest, hasOlder, isLoadingOlder, onLoadOlder }: ThreadProps) {
  const { t } = useTranslation('chat')
  const client = useClient()
  const member = useMember()
  const texts = useMessageTexts()
  const { profile } = newest
  const conversation = newest.conversation?.id
  const arrived = messagesOf(thread)
  const unsent = useUnsent(profile.id)
  const typing = useStore(client.typing)
  const [unreadFrom] = useState(() => {
    const known = client.cache.getQueryData(chatsQuery(client).queryKey)?.chats
    const chat = known?.find((each) => each.profile.id === profile.id)
    return firstUnread(arrived, chat?.num_unread_messages ?? 0)
  })
  useMarkRead(arrived)
  useEffect(() => {
    if (conversation === undefined) return
    const opened = new Date().toISOString()
    saveLastChat(localStorage, member.id, { conversation, name: profile.name, opened })
  }, [conversation, member.id, profile.name])

  return (
    <div className={threadClass}>
      <ThreadHeader profile={profile} conversation={conversation} />
      <HeldNotice messages={arrived} />
      <ChatThread
        messages={threadMessages(arrived, unsent, texts)}
        labels={{
          label: t('thread.label', { name: profile.name }),
          own: t('thread.you'),
          other: profile.name,
          retry: t('message.retry'),
          drop: t('message.drop'),
          unread: t('thread.unread'),
          loadingOlder: t('thread.loading_older'),
          newest: t('thread.newest'),
        }}
        hasOlder={hasOlder}
        isLoadingOlder={isLoadingOlder}
        onLoadOlder={onLoadOlder}
        unreadFrom={unreadFrom}
        typingText={
          conversation !== undefined && typing.has(conversation)
            ? t('thread.typing', { name: profile.name })
            : undefined
        }
        onRetry={(id) => client.outbox.retry(clientMessageIdSchema.parse(id))}
        onDrop={(id) => client.outbox.drop(clientMessageIdSchema.parse(id))}
        empty={<ThreadEmpty profile={profile} />}
      />
      <ThreadComposer conversation={newest} unsent={unsent} />
    </div>
  )
}
