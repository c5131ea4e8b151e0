import {
  chatsQuery,
  markReadMutation,
  messagesOf,
  type Unsent,
  useClient,
  useStore,
} from '@bouquet/client'
import type { Conversation, Message, ProfileCard } from '@bouquet/contract'
import { deviceStorage } from '@bouquet/contract/deviceStorage'
import { Avatar } from '@bouquet/ui/Avatar'
import { ChatThread } from '@bouquet/ui/ChatThread'
import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../platform/session.ts'
import { usePhotoSource } from '../../platform/settings/useSettings.ts'
import { useNotifications } from '../../platform/toasts/useNotifications.tsx'
import * as css from './chat.css.ts'
import { HeldNotice } from './HeldNotice.tsx'
import { saveLastChat } from './lastChat.ts'
import { ThreadComposer } from './ThreadComposer.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { firstUnread, threadMessages } from './threadMessages.ts'
import { useChatPhotos } from './useChatPhotos.tsx'
import { useChatReport } from './useChatReport.tsx'
import { useMessageMenu } from './useMessageMenu.tsx'
import { useMessageTexts } from './useMessageTexts.tsx'

interface ThreadProps {
  readonly thread: Pick<InfiniteData<Conversation>, 'pages'>
  /** The newest page: newest messages and the state of the conversation. */
  readonly newest: Conversation
  readonly hasOlder: boolean
  readonly isLoadingOlder: boolean
  readonly onLoadOlder: () => void
  readonly startsWithGift: boolean
}

/** A conversation: header, messages, composer. */
export function Thread({
  thread,
  newest,
  hasOlder,
  isLoadingOlder,
  onLoadOlder,
  startsWithGift,
}: ThreadProps) {
  const { t } = useTranslation('chat')
  const client = useClient()
  const member = useMember()
  const texts = useMessageTexts()
  const { profile } = newest
  const conversation = newest.conversation?.id
  const arrived = messagesOf(thread)
  const unsent = useUnsent(profile.id)
  const typing = useStore(client.typing)
  const hasLeft = newest.has_left || unsent.some(({ error }) => error === 'not_found')
  const [unreadFrom] = useState(() => {
    const known = client.cache.getQueryData(chatsQuery(client).queryKey)?.chats
    const chat = known?.find((each) => each.profile.id === profile.id)
    return firstUnread(arrived, chat?.num_unread_messages ?? 0)
  })
  const { notify, region } = useNotifications()
  const { reportMember, reportMessage, dialog } = useChatReport(profile)
  const photos = useChatPhotos(arrived, profile, { notify, onReport: reportMessage })
  const renderMenu = useMessageMenu(arrived, reportMessage)
  useMarkRead(arrived)
  useEffect(() => {
    if (conversation === undefined) return
    const opened = new Date().toISOString()
    saveLastChat(deviceStorage(), member.id, { conversation, name: profile.name, opened })
  }, [conversation, member.id, profile.name])

  return (
    <div className={css.thread}>
      <ThreadHeader
        profile={profile}
        hasLeft={hasLeft}
        conversation={conversation}
        onReport={reportMember}
      />
      <HeldNotice messages={arrived} />
      <ChatThread
        messages={threadMessages(arrived, unsent, texts)}
        name={profile.name}
        hasOlder={hasOlder}
        isLoadingOlder={isLoadingOlder}
        onLoadOlder={onLoadOlder}
        unreadFrom={unreadFrom}
        isTyping={conversation !== undefined && typing.has(conversation)}
        onRetry={(id) => client.outbox.retry(id)}
        onDelete={(id) => client.outbox.drop(id)}
        onOpenPhoto={photos.open}
        renderMenu={renderMenu}
        empty={<ThreadEmpty profile={profile} />}
      />
      {hasLeft ? (
        <p role="status" className={css.hasLeft}>
          {t('thread.has_left', { name: profile.name })}
        </p>
      ) : (
        <ThreadComposer conversation={newest} unsent={unsent} startsWithGift={startsWithGift} />
      )}
      {photos.viewer}
      {dialog}
      {region}
    </div>
  )
}

/** Shown before the first message. */
function ThreadEmpty({ profile }: { readonly profile: ProfileCard }) {
  const { t } = useTranslation('chat')
  const photo = usePhotoSource()
  return (
    <div className={css.emptyThread}>
      <Avatar
        size="xl"
        name={profile.name}
        photo={profile.main_image && photo(profile.main_image, 'thumb')}
        isDecorative
      />
      <p className={css.emptyThreadText}>{t('thread.empty', { name: profile.name })}</p>
    </div>
  )
}

/** Marks messages as read while the page is visible. */
function useMarkRead(messages: readonly Message[]): void {
  const { mutate } = useMutation(markReadMutation(useClient()))
  const marked = useRef(0)
  const last = messages.findLast(({ from_me }) => !from_me)
  const conversation = last?.conversation
  const number = last?.number ?? 0

  useEffect(() => {
    function mark() {
      if (conversation === undefined || number <= marked.current || document.hidden) return
      marked.current = number
      mutate({ conversation, number })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [conversation, number, mutate])
}

/** Unsent messages to a person, in sending order. */
function useUnsent(profile: string): readonly Unsent[] {
  const all = useStore(useClient().outbox)
  return useMemo(() => all.filter((message) => message.profile === profile), [all, profile])
}
