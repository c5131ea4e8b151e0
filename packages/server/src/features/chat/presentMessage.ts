import {
  clientMessageIdSchema,
  conversationIdSchema,
  type Message,
  messageIdSchema,
} from '@bouquet/contract'
import type { MessageRow } from './message.store.ts'

/** How far the other side has come; read marks are told only to those who may see them. */
export interface Reach {
  readonly delivered: number
  readonly read: number
}

export const unknownReach: Reach = { delivered: 0, read: 0 }

const stateOf = ({ held, number }: MessageRow, { delivered, read }: Reach): Message['state'] => {
  if (held) return 'held'
  if (number <= read) return 'read'
  return number <= delivered ? 'delivered' : 'sent'
}

/** A message as one side sees it. */
export const presentMessage = (row: MessageRow, reader: string, reach: Reach): Message => ({
  id: messageIdSchema.parse(row.id),
  client_id: clientMessageIdSchema.parse(row.clientId),
  conversation: conversationIdSchema.parse(row.conversation),
  number: row.number,
  from_me: row.sender === reader,
  body: row.body,
  state: stateOf(row, reach),
  sent_at: row.sentAt.toISOString(),
})
