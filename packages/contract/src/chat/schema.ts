import { z } from 'zod'
import {
  clientMessageIdSchema,
  conversationIdSchema,
  giftIdSchema,
  memberIdSchema,
  messageIdSchema,
} from '../core/ids.ts'
import { moneySchema } from '../core/money.ts'
import { photoSchema } from '../profiles/photos.schema.ts'
import { profileCardSchema } from '../profiles/schema.ts'

/** Messages on one page of a thread. */
export const messagePageSize = 50

/** Conversations on one page of the list. */
export const chatsPageSize = 200

/** Above it no database counts the messages of a thread. */
const maxMessageNumber = 2_147_483_647

/** `held`: kept back; `held_for` says until when. */
export const messageStateSchema = z.enum(['held', 'sent', 'delivered', 'read'])

/**
 * `confirmation` of the sender's address, `review` by a person of the staff, or `credits` that were spent
 * meanwhile; `rejected` by the staff, or its receiver is `gone`, and so for good. A held message has cost nothing.
 */
export const heldForSchema = z.enum(['confirmation', 'review', 'credits', 'rejected', 'gone'])
export type HeldFor = z.infer<typeof heldForSchema>

/** What a check found in a text; the receiver is warned of it. */
export const messageWarningSchema = z.enum(['link', 'phone', 'email', 'messenger', 'money'])
export type MessageWarning = z.infer<typeof messageWarningSchema>

export const messageBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('gift'), gift: giftIdSchema }),
  z.object({ kind: z.literal('photo'), photo: photoSchema }),
])

export const messageSchema = z.object({
  id: messageIdSchema,
  client_id: clientMessageIdSchema,
  conversation: conversationIdSchema,
  /** Position in the thread, counting up; a held message may get a later one when it is delivered. */
  number: z.int().positive(),
  from_me: z.boolean(),
  body: messageBodySchema,
  state: messageStateSchema,
  /** Told to the sender of a held message only. */
  held_for: heldForSchema.optional(),
  /** Missing when nothing was found. */
  warnings: z.array(messageWarningSchema).optional(),
  sent_at: z.iso.datetime(),
})
export type Message = z.infer<typeof messageSchema>

export const chatItemSchema = z.object({
  conversation: z.object({ id: conversationIdSchema }),
  profile: profileCardSchema,
  num_unread_messages: z.int().min(0),
  last_message: messageSchema.nullable(),
})
export type ChatItem = z.infer<typeof chatItemSchema>

/** Query of chats.php. */
export const chatsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const chatsSchema = z.object({
  /** One page, the latest first. */
  chats: z.array(chatItemSchema),
  /** In all conversations, whatever the page. */
  total_unread_messages: z.int().min(0),
})
export type Chats = z.infer<typeof chatsSchema>

/** What the next message costs this member; `money` only when the brand sells in the member's country. */
export const messageCostSchema = z.object({
  credits: z.int().min(0),
  money: moneySchema.nullable(),
})
export type MessageCost = z.infer<typeof messageCostSchema>

export const conversationSchema = z.object({
  /** Null until the first message is sent. */
  conversation: z.object({ id: conversationIdSchema }).nullable(),
  profile: profileCardSchema,
  /** Oldest first. */
  messages: z.array(messageSchema),
  has_older: z.boolean(),
  cost: messageCostSchema,
  message_length: z.int(),
  /** False while the member has yet to say that they know the other is fictional. */
  fictional_acknowledged: z.boolean(),
})
export type Conversation = z.infer<typeof conversationSchema>

/** Query of chat.php: a conversation by id, or the one with a member, whether begun or not. */
export const conversationQuerySchema = z.object({
  conversation: conversationIdSchema.optional(),
  profile: memberIdSchema.optional(),
  /** Give messages with a lower number than this. */
  before: z.coerce.number().int().positive().max(maxMessageNumber).optional(),
})

export const sendMessageSchema = z.object({
  client_id: clientMessageIdSchema,
  profile: memberIdSchema,
  text: z.string(),
})

export const sentMessageSchema = z.object({ message: messageSchema, credits: z.int().min(0) })
