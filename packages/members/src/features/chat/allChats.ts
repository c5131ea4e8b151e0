import type { ChatItem, Chats } from '@bouquet/contract'

/** All loaded conversations, each once: a new message moves one from a later page to the first. */
export function allChats(first: Chats, earlier: readonly Chats[]): readonly ChatItem[] {
  const byId = new Map<string, ChatItem>()
  for (const chat of [first, ...earlier].flatMap(({ chats }) => chats)) {
    if (!byId.has(chat.conversation.id)) byId.set(chat.conversation.id, chat)
  }
  return [...byId.values()]
}
