import type { ChatItem, Chats, Conversation, Message, User } from '@bouquet/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ResponseData } from '../http/calls.ts'
import { keys } from '../keys.ts'

type Thread = InfiniteData<Conversation, number>

/** All loaded messages of a thread, oldest first. */
export function messagesOf({ pages }: Pick<Thread, 'pages'>): Message[] {
  return pages.toReversed().flatMap((page) => page.messages)
}

/** Updates every cached conversation that matches. */
function changeThreads(
  cache: QueryClient,
  matches: (newest: Conversation) => boolean,
  change: (page: Conversation, index: number) => Conversation,
) {
  cache.setQueriesData<Thread>({ queryKey: keys.conversations }, (thread) => {
    const newest = thread?.pages[0]
    if (!thread || !newest || !matches(newest)) return thread
    return { ...thread, pages: thread.pages.map(change) }
  })
}

function withMessage(page: Conversation, message: Message): Conversation {
  const others = page.messages.filter(
    ({ id, client_id }) => id !== message.id && client_id !== message.client_id,
  )
  return {
    ...page,
    conversation: { id: message.conversation },
    messages: [...others, message].sort((a, b) => a.number - b.number),
  }
}

/**
 * Adds a message to its cached conversation and to the list of chats.
 * Returns false when the list lacks the conversation and has to be reloaded.
 */
export function addMessage(cache: QueryClient, message: Message, profile: string): boolean {
  changeThreads(
    cache,
    (newest) => newest.profile.id === profile,
    (page, index) => (index === 0 ? withMessage(page, message) : page),
  )
  let isListed = false
  cache.setQueryData<Chats>(keys.chats, (known) => {
    const chat = known?.chats.find(({ conversation }) => conversation.id === message.conversation)
    if (!known || !chat) return known
    isListed = true
    return withLatest(known, chat, message)
  })
  return isListed
}

function withLatest(known: Chats, chat: ChatItem, message: Message): Chats {
  const isNews = message.number > (chat.last_message?.number ?? 0)
  if (!isNews) return known
  const added = message.from_me ? 0 : 1
  const latest = {
    ...chat,
    last_message: message,
    num_unread_messages: chat.num_unread_messages + added,
  }
  return {
    ...known,
    chats: [latest, ...known.chats.filter((other) => other !== chat)],
    total_unread_messages: known.total_unread_messages + added,
  }
}

/** Caches a sent message and the new balance. */
export function addSentMessage(
  cache: QueryClient,
  { message, credits }: ResponseData<'sendMessage'>,
  profile: string,
) {
  cache.setQueryData<User | null>(keys.user, (user) => user && { ...user, credits })
  if (!addMessage(cache, message, profile)) void cache.invalidateQueries({ queryKey: keys.chats })
}

/** Marks one's own messages as read up to a number. */
export function markRead(cache: QueryClient, conversation: string, number: number) {
  changeThreads(
    cache,
    (newest) => newest.conversation?.id === conversation,
    (page) => ({
      ...page,
      messages: page.messages.map((message) =>
        message.from_me && message.number <= number && message.state !== 'held'
          ? { ...message, state: 'read' }
          : message,
      ),
    }),
  )
}
