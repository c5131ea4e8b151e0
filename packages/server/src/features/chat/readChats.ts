import { chatsPageSize, type chatsSchema, type Message } from '@bouquet/contract'
import type { z } from 'zod'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { brandScope } from '../members/index.ts'
import { presentCards } from '../profiles/index.ts'
import { findPartners, listChats, markAllDelivered } from './conversation.store.ts'
import { findMessages } from './message.store.ts'
import { presentMessages } from './presentMessage.ts'

/** A page of the member's conversations, latest first. */
export async function readChats(
  ctx: MemberCtx,
  page: number,
): Promise<z.input<typeof chatsSchema>> {
  const { brand, brands, db, viewer } = ctx
  await markAllDelivered(db, viewer.id)
  const all = await listChats(db, viewer.id)
  const rows = all.slice((page - 1) * chatsPageSize, page * chatsPageSize)
  const partners = await findPartners(
    db,
    brandScope(brands, { brand: brand.id, viewer: viewer.id }),
    rows.map(({ other }) => other),
  )
  const cards = await presentCards(ctx, [...partners.values()])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const lasts = await findMessages(
    db,
    rows.flatMap(({ last }) => last ?? []),
  )
  const shown = await presentMessages(db, [...lasts.values()], viewer.id)
  const lastOf = new Map(shown.map((message): [string, Message] => [message.id, message]))
  const chats = rows.flatMap(({ conversation, other, unread, last }) => {
    const profile = cardOf.get(other)
    if (!profile) return []
    return {
      conversation: { id: conversation },
      profile,
      num_unread_messages: unread,
      last_message: lastOf.get(last ?? '') ?? null,
    }
  })
  return {
    chats,
    has_more: all.length > page * chatsPageSize,
    total_unread_messages: all.reduce((sum, { unread }) => sum + unread, 0),
  }
}
