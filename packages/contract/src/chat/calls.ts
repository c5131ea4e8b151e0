import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import {
  clientMessageIdSchema,
  conversationIdSchema,
  memberIdSchema,
  messageIdSchema,
} from '../core/ids.ts'
import { giftsSchema, sendGiftSchema } from './gifts.schema.ts'
import {
  chatsQuerySchema,
  chatsSchema,
  conversationQuerySchema,
  conversationSchema,
  messageSchema,
  sendMessageSchema,
  sentMessageSchema,
} from './schema.ts'

const call = callOf('chat')

/** Conversations, messages, photos and gifts in them. */
export const chatCalls = {
  chats: call({
    method: 'GET',
    path: '/api/chats.php',
    access: 'member',
    repeatable: true,
    purpose: 'Conversations, the latest first, page by page.',
    query: chatsQuerySchema,
    answer: chatsSchema,
  }),
  conversation: call({
    method: 'GET',
    path: '/api/chat.php',
    access: 'member',
    repeatable: true,
    purpose: 'A page of a conversation, by its id or by the other member.',
    query: conversationQuerySchema,
    answer: conversationSchema,
  }),
  readConversation: call({
    method: 'PUT',
    path: '/api/chat.php',
    access: 'member',
    repeatable: true,
    purpose: 'Read up to a message; sets unread to 0.',
    body: z.object({ conversation: conversationIdSchema, number: z.int().positive() }),
    answer: done,
  }),
  deleteConversation: call({
    method: 'DELETE',
    path: '/api/chat.php',
    access: 'member',
    repeatable: true,
    purpose: 'Remove a conversation for this member.',
    body: z.object({ conversation: conversationIdSchema }),
    answer: done,
  }),
  sendMessage: call({
    method: 'POST',
    path: '/api/message.php',
    access: 'member',
    repeatable: true,
    purpose: 'Send a text message. A repeat with the same client_id answers with the first result.',
    body: sendMessageSchema,
    answer: sentMessageSchema,
  }),
  sendChatPhoto: call({
    method: 'POST',
    path: '/api/chat-photo.php',
    access: 'member',
    repeatable: true,
    upload: true,
    purpose:
      'Sends a photo in a conversation; blurred until the receiver opens it. A repeat with the same client_id answers with the first result.',
    query: z.object({ client_id: clientMessageIdSchema, profile: memberIdSchema }),
    answer: sentMessageSchema,
  }),
  openChatPhoto: call({
    method: 'PUT',
    path: '/api/chat-photo.php',
    access: 'member',
    repeatable: true,
    purpose: 'The receiver opens a photo that was sent to them.',
    body: z.object({ message: messageIdSchema }),
    answer: z.object({ message: messageSchema }),
  }),
  typing: call({
    method: 'POST',
    path: '/api/typing.php',
    access: 'member',
    repeatable: true,
    purpose: 'This member is writing; the other side is told if the member shows it.',
    body: z.object({ conversation: conversationIdSchema }),
    answer: done,
  }),
  icebreakers: call({
    method: 'GET',
    path: '/api/icebreakers.php',
    access: 'member',
    repeatable: true,
    purpose: 'Three first lines to somebody, from shared interests; to be edited before sending.',
    query: z.object({ profile: memberIdSchema }),
    answer: z.object({ lines: z.array(z.string()) }),
  }),
  acknowledgeFictional: call({
    method: 'POST',
    path: '/api/fictional.php',
    access: 'member',
    repeatable: true,
    purpose: 'The member knows that this profile is fictional.',
    body: z.object({ profile: memberIdSchema }),
    answer: done,
  }),
  gifts: call({
    method: 'GET',
    path: '/api/gifts.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'The gifts that can be sent, with their cost in credits.',
    answer: giftsSchema,
  }),
  sendGift: call({
    method: 'POST',
    path: '/api/gift.php',
    access: 'member',
    repeatable: true,
    purpose: 'Sends a gift. A repeat with the same client_id answers with the first result.',
    body: sendGiftSchema,
    answer: sentMessageSchema,
  }),
} as const
