import { type Chats, conversationIdSchema } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { readCards } from '../people/index.ts'
import { listChats, raiseDelivered } from './conversation.store.ts'
import { findMessages } from './message.store.ts'
import { presentMessage, unknownReach } from './presentMessage.ts'

/** The member's conversations, the latest first. */
export async function readChats(ctx: MemberCtx): Promise<Chats> {
  const { db, viewer } = ctx
  await raiseDelivered(db, viewer.id)
  const rows = await listChats(db, viewer.id)
  const cards = await readCards(
    ctx,
    rows.map(({ other }) => other),
  )
  const lasts = await findMessages(
    db,
    rows.flatMap(({ last }) => (last === null ? [] : [last])),
  )
  const chats = rows.flatMap(({ conversation, other, unread, last }) => {
    const profile = cards.get(other)
    if (!profile) return []
    const row = last === null ? undefined : lasts.get(last)
    return [
      {
        conversation: { id: conversationIdSchema.parse(conversation) },
        profile,
        num_unread_messages: unread,
        last_message: row ? presentMessage(row, viewer.id, unknownReach) : null,
      },
    ]
  })
  return {
    chats,
    total_unread_messages: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
  }
}
