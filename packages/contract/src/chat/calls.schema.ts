import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import {
  clientMessageIdSchema,
  conversationIdSchema,
  memberIdSchema,
  messageIdSchema,
} from '../core/ids.schema.ts'
import type { chatCalls } from './calls.ts'
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

/** Requests and responses of {@link chatCalls}. */
export const chatCallSchemas = {
  chats: {
    purpose: 'Conversations, the latest first, page by page.',
    query: chatsQuerySchema,
    response: chatsSchema,
  },
  conversation: {
    purpose: 'A page of a conversation, by its id or by the other member.',
    query: conversationQuerySchema,
    response: conversationSchema,
  },
  readConversation: {
    purpose: 'Read up to a message; sets unread to 0.',
    body: z.object({ conversation: conversationIdSchema, number: z.int().positive() }),
    response: done,
  },
  deleteConversation: {
    purpose: 'Remove a conversation for this member.',
    body: z.object({ conversation: conversationIdSchema }),
    response: done,
  },
  sendMessage: {
    purpose: 'Send a text message. A repeat with the same client_id answers with the first result.',
    body: sendMessageSchema,
    response: sentMessageSchema,
  },
  sendChatPhoto: {
    purpose:
      'Sends a photo in a conversation; blurred until the receiver opens it. A repeat with the same client_id answers with the first result.',
    query: z.object({ client_id: clientMessageIdSchema, profile: memberIdSchema }),
    response: sentMessageSchema,
  },
  openChatPhoto: {
    purpose: 'The receiver opens a photo that was sent to them.',
    body: z.object({ message: messageIdSchema }),
    response: z.object({ message: messageSchema }),
  },
  typing: {
    purpose: 'This member is writing; the other side is told if the member shows it.',
    body: z.object({ conversation: conversationIdSchema }),
    response: done,
  },
  icebreakers: {
    purpose: 'Three first lines to somebody, from shared interests; to be edited before sending.',
    query: z.object({ profile: memberIdSchema }),
    response: z.object({ lines: z.array(z.string()) }),
  },
  acknowledgeFictional: {
    purpose: 'The member knows that this profile is fictional.',
    body: z.object({ profile: memberIdSchema }),
    response: done,
  },
  gifts: {
    purpose: 'The gifts that can be sent, with their cost in credits.',
    response: giftsSchema,
  },
  sendGift: {
    purpose: 'Sends a gift. A repeat with the same client_id answers with the first result.',
    body: sendGiftSchema,
    response: sentMessageSchema,
  },
} as const satisfies SchemasOf<typeof chatCalls>
