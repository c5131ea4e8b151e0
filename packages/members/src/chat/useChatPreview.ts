import { useClient } from '@bouquet/client'
import type { ChatItem } from '@bouquet/contract'
import { useTranslation } from 'react-i18next'
import { useUnsent } from './useUnsent.ts'

/** Preview in the list of chats: the unsent message, the draft, or the last message. */
export function useChatPreview({ profile, last_message }: ChatItem): string {
  const { t } = useTranslation('chat')
  const unsent = useUnsent(profile.id).at(-1)
  const draft = useClient().drafts.read(profile.id).trim()
  if (unsent) {
    const isStuck = unsent.state !== 'queued' && unsent.state !== 'sending'
    return t(isStuck ? 'list.not_sent' : 'list.own', { text: unsent.text })
  }
  if (draft) return t('list.draft', { text: draft })
  if (last_message === null) return t('list.no_message')
  const { body, from_me } = last_message
  const text =
    body.kind === 'text' ? body.text : body.kind === 'gift' ? t('message.gift') : t('message.photo')
  return from_me ? t('list.own', { text }) : text
}
