import type { CallTable } from '../core/call.ts'

/** Conversations, messages, photos and gifts in them. */
export const chatCalls = {
  chats: { method: 'GET', path: '/api/chats.php', access: 'member', repeatable: true },
  conversation: { method: 'GET', path: '/api/chat.php', access: 'member', repeatable: true },
  readConversation: { method: 'PUT', path: '/api/chat.php', access: 'member', repeatable: true },
  deleteConversation: {
    method: 'DELETE',
    path: '/api/chat.php',
    access: 'member',
    repeatable: true,
  },
  sendMessage: { method: 'POST', path: '/api/message.php', access: 'member', repeatable: true },
  sendChatPhoto: {
    method: 'POST',
    path: '/api/chat-photo.php',
    access: 'member',
    repeatable: true,
    upload: true,
  },
  openChatPhoto: { method: 'PUT', path: '/api/chat-photo.php', access: 'member', repeatable: true },
  typing: { method: 'POST', path: '/api/typing.php', access: 'member', repeatable: true },
  icebreakers: { method: 'GET', path: '/api/icebreakers.php', access: 'member', repeatable: true },
  acknowledgeFictional: {
    method: 'POST',
    path: '/api/fictional.php',
    access: 'member',
    repeatable: true,
  },
  gifts: { method: 'GET', path: '/api/gifts.php', access: 'visitor', repeatable: true },
  sendGift: { method: 'POST', path: '/api/gift.php', access: 'member', repeatable: true },
} as const satisfies CallTable
