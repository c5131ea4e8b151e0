import type { ChatItem, Chats } from '@bouquet/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keys } from '../keys.ts'

type EarlierChats = InfiniteData<Chats, number>

/**
 * Replaces a chat on whichever page lists it, and takes its unread messages from the total, which the first page has
 * for all of them.
 */
export function replaceChat(
  cache: QueryClient,
  id: string,
  replacement: (chat: ChatItem) => readonly ChatItem[],
) {
  let unread = 0
  const replaced = (page: Chats): Chats => ({
    ...page,
    chats: page.chats.flatMap((chat) => {
      if (chat.conversation.id !== id) return [chat]
      unread = chat.num_unread_messages
      return replacement(chat)
    }),
  })
  cache.setQueryData<EarlierChats>(
    keys.earlierChats,
    (known) => known && { ...known, pages: known.pages.map(replaced) },
  )
  cache.setQueryData<Chats>(keys.chats, (known) => {
    if (!known) return known
    const page = replaced(known)
    return { ...page, total_unread_messages: Math.max(0, page.total_unread_messages - unread) }
  })
}

/** Sets the unread count of a conversation to 0. */
export function setRead(cache: QueryClient, conversation: string): void {
  replaceChat(cache, conversation, (chat) => [{ ...chat, num_unread_messages: 0 }])
}

/**
 * Sets a conversation's unread count to 0 after the member has read up to a message.
 * @returns false if the list must be fetched again: later messages are unread, or a request under way may bring back
 * the old count
 */
export function clearUnread(cache: QueryClient, conversation: string, number: number): boolean {
  const chat = cache
    .getQueryData<Chats>(keys.chats)
    ?.chats.find((listed) => listed.conversation.id === conversation)
  if (chat === undefined || (chat.last_message?.number ?? 0) > number) return false
  setRead(cache, conversation)
  return cache.isFetching({ queryKey: keys.chats }) === 0
}
