import { z } from 'zod'
import {
  clientMessageIdSchema,
  conversationIdSchema,
  giftIdSchema,
  memberIdSchema,
  messageIdSchema,
} from '../core/ids.schema.ts'
import { moneySchema } from '../core/money.schema.ts'
import { wordsSchema } from '../core/words.schema.ts'
import { photoSchema } from '../profiles/photos.schema.ts'
import { profileCardSchema } from '../profiles/schema.ts'

/** Largest value of the database column. */
const maxMessageNumber = 2_147_483_647

/** `held`: kept back; `held_for` says until when. */
export const messageStateSchema = z.enum(['held', 'sent', 'delivered', 'read'])

/**
 * Waits for `confirmation` of the sender's address, `review` by staff, or `credits` that were spent
 * meanwhile; `rejected` by the staff, or its receiver is `gone`, and so for good. A held message has cost nothing.
 */
export const heldForSchema = z.enum(['confirmation', 'review', 'credits', 'rejected', 'gone'])
export type HeldFor = z.infer<typeof heldForSchema>

/** What a scam check found in a text; shown to the recipient as a warning. */
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
  /** Only for the sender of a held message. */
  held_for: heldForSchema.optional(),
  /** Absent when nothing was found. */
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
  /** One page, latest first. */
  chats: z.array(chatItemSchema),
  /** Further pages follow. */
  has_more: z.boolean(),
  /** In all conversations, whatever the page. */
  total_unread_messages: z.int().min(0),
})
export type Chats = z.infer<typeof chatsSchema>

/** Cost of something sent. `money` is the most that it costs by the packages on offer to the member; null when it is free. */
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
  /** Cost of the next text. */
  cost: messageCostSchema,
  gift_cost: messageCostSchema,
  photo_cost: messageCostSchema,
  message_length: z.int(),
  /** False when a free member has begun as many conversations as are free; a purchase lifts it. */
  may_begin: z.boolean(),
  /** True when nobody can write to this person any more: the account is deleted, ended or paused. */
  has_left: z.boolean(),
  /** False until the member acknowledges that the profile is fictional. */
  fictional_acknowledged: z.boolean(),
})
export type Conversation = z.infer<typeof conversationSchema>

/** Query of chat.php: a conversation by id, or the one with a member, even before the first message. */
export const conversationQuerySchema = z.object({
  conversation: conversationIdSchema.optional(),
  profile: memberIdSchema.optional(),
  /** Only messages with a lower number. */
  before: z.coerce.number().int().positive().max(maxMessageNumber).optional(),
})

export const sendMessageSchema = z.object({
  client_id: clientMessageIdSchema,
  profile: memberIdSchema,
  text: wordsSchema,
})

export const sentMessageSchema = z.object({ message: messageSchema, credits: z.int().min(0) })
