import { chatsQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../platform/language/useDates.ts'
import { useMember } from '../../platform/session.ts'
import { useLastChat } from './lastChat.ts'
import { useMinute } from './useConversations.tsx'

/** Offers the conversation opened last, if it still exists. */
export function LastChatOffer() {
  const { t } = useTranslation('chat')
  const dates = useDates()
  const now = useMinute()
  const member = useMember()
  const chats = useQuery(chatsQuery(useClient())).data?.chats ?? []
  const last = useLastChat(member.id)
  const chat = chats.find(({ conversation }) => conversation.id === last?.conversation)
  if (chats.length === 0) return null
  return (
    <EmptyState
      title={t('last.title')}
      icon={<MessagesSquare size="1em" strokeWidth={1.5} />}
      description={
        last && chat
          ? t('last.text', { name: last.name, when: dates.relative(last.opened, now) })
          : t('last.choose')
      }
      actions={
        last && chat ? (
          <Button href={`/chats/${chat.conversation.id}`}>
            {t('last.open', { name: last.name })}
          </Button>
        ) : undefined
      }
    />
  )
}
