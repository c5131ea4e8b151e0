import { type UnsentBody, useClient, useStore } from '@bouquet/client'
import type { ChatItem, Message } from '@bouquet/contract'
import type { Conversation } from '@bouquet/ui/ConversationList'
import { IconButton } from '@bouquet/ui/IconButton'
import { Menu } from '@bouquet/ui/Menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInBrowser } from '../../platform/device/useInBrowser.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { useFictional, usePhotoSource } from '../../platform/settings/useSettings.ts'
import { giftNameOf } from './giftName.ts'

interface ConversationsOptions {
  /** Id of the member whose conversation is open. */
  readonly current: string | undefined
  readonly onDelete: (chat: ChatItem) => void
}

/** Describes a chat for the list of conversations. */
export function useConversations({ current, onDelete }: ConversationsOptions) {
  const { t } = useTranslation('chat')
  const dates = useDates()
  const now = useMinute()
  const photo = usePhotoSource()
  const fictional = useFictional()
  const preview = useChatPreview()
  return (chat: ChatItem): Conversation => {
    const { conversation, profile, last_message, num_unread_messages: count } = chat
    const more = t('list.more', { name: profile.name })
    return {
      ...preview(chat),
      id: String(conversation.id),
      href: `/chats/${conversation.id}`,
      name: profile.name,
      photo: profile.main_image && photo(profile.main_image, 'thumb'),
      isOnline: profile.online,
      fictionalLabel: profile.fictional ? fictional.label : undefined,
      fictionalDescription: fictional.warning,
      timeText: last_message ? dates.relative(last_message.sent_at, now) : undefined,
      dateTime: last_message?.sent_at,
      unread: { count, label: t('list.unread', { count }) },
      isCurrent: profile.id === current,
      end: (
        <Menu
          label={more}
          trigger={<IconButton label={more} icon={<Ellipsis size="1em" />} />}
          items={[
            {
              id: 'delete',
              label: t('delete.open'),
              icon: <Trash size="1.1em" />,
              tone: 'danger',
              onPress: () => onDelete(chat),
            },
          ]}
        />
      ),
    }
  }
}

/** The unsent message, the draft, or the last message of a chat. */
function useChatPreview() {
  const { t } = useTranslation('chat')
  const { drafts, outbox } = useClient()
  const unsent = useStore(outbox)
  const isInBrowser = useInBrowser()
  function textOf(body: Message['body'] | UnsentBody): string {
    if (body.kind === 'text') return body.text
    if (body.kind === 'photo') return t('message.photo')
    const name = giftNameOf(body.gift)
    return name === null ? t('message.gift') : t(`gift.${name}`)
  }

  return ({ profile, last_message }: ChatItem): Pick<Conversation, 'lastMessage' | 'state'> => {
    const waiting = unsent.findLast((message) => message.profile === profile.id)
    if (waiting) {
      const isStuck = waiting.state !== 'queued' && waiting.state !== 'sending'
      return isStuck
        ? { state: 'failed', lastMessage: t('list.not_sent', { text: textOf(waiting.body) }) }
        : { lastMessage: t('list.own', { text: textOf(waiting.body) }) }
    }
    const draft = isInBrowser && drafts.read(profile.id).trim()
    if (draft) return { state: 'draft', lastMessage: t('list.draft', { text: draft }) }
    if (last_message === null) return { lastMessage: t('list.no_message') }
    const { body, from_me } = last_message
    const text = textOf(body)
    return { lastMessage: from_me ? t('list.own', { text }) : text }
  }
}

/** Current time, updated each minute, for texts such as “5 minutes ago”. */
export function useMinute(): number {
  const { clock } = useClient()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 60_000)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
