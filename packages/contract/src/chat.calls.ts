import { z } from 'zod'
import { done } from './answers.ts'
import { call } from './call.ts'
import {
  chatsQuerySchema,
  chatsSchema,
  conversationQuerySchema,
  conversationSchema,
  sendMessageSchema,
  sentMessageSchema,
} from './chat.ts'
import { conversationIdSchema, memberIdSchema } from './ids.ts'

/** Conversations and their messages. */
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
  acknowledgeFictional: call({
    method: 'POST',
    path: '/api/fictional.php',
    access: 'member',
    repeatable: true,
    purpose: 'The member knows that this profile is fictional.',
    body: z.object({ profile: memberIdSchema }),
    answer: done,
  }),
} as const
