import { conversationIdSchema } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { isBlocked, readChoices } from '../members/index.ts'
import { findConversation, otherMember } from './conversation.store.ts'

/**
 * Shows the other participant that the viewer is typing, if the viewer's settings and account allow
 * it.
 * @throws DomainError not_found
 */
export async function sendTyping(ctx: MemberCtx, id: string): Promise<void> {
  const { brand, bus, db, viewer } = ctx
  await limitRate(ctx, { key: `typing:${viewer.id}`, most: 120, windowSeconds: 60 })
  const conversation = await findConversation(db, viewer.id, id)
  if (!conversation) throw refuse('not_found', { field: 'conversation' })
  const other = otherMember(conversation, viewer.id)
  if (await isBlocked(db, viewer.id, other)) throw refuse('not_found', { field: 'conversation' })
  const { showsTyping } = await readChoices(db, viewer.id)
  if (!showsTyping || viewer.status !== 'active') return
  const event = { type: 'typing', conversation: conversationIdSchema.parse(id) } as const
  await bus.announce(db, { brand: brand.id, member: other }, event)
}
