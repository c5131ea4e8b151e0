import { conversationIdSchema } from '@bouquet/contract/schemas'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import type { Services } from '../../platform/http/Services.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { brandScope, isBlocked, readChoices } from '../members/index.ts'
import {
  advanceReadSequence,
  findConversation,
  findPartner,
  otherMember,
} from './conversation.store.ts'

interface ReadPosition {
  readonly brand: string
  readonly reader: string
  readonly conversation: string
  readonly sequence: number
}

/**
 * Stores how far a member has read, tells the member's other pages, and the other participant if they may see
 * read receipts. Nothing is said of what was read before.
 * @throws DomainError not_found
 */
export async function markConversationRead(
  tx: Db,
  { brands, bus }: Pick<Services, 'brands' | 'bus'>,
  { brand, reader, conversation, sequence }: ReadPosition,
): Promise<void> {
  const found = await findConversation(tx, reader, conversation)
  if (!found) throw refuse('not_found', { field: 'conversation' })
  const reached = Math.min(sequence, found.lastSequence)
  if (!(await advanceReadSequence(tx, found.id, reader, reached))) return
  const position = { conversation: conversationIdSchema.parse(found.id), number: reached }
  await bus.publish(tx, { brand, member: reader }, { type: 'read_by_me', ...position })
  if (await isBlocked(tx, reader, otherMember(found, reader))) return
  const scope = brandScope(brands, { brand, viewer: reader })
  const partner = await findPartner(tx, scope, otherMember(found, reader))
  if (!partner?.paid || !(await readChoices(tx, reader)).showsRead) return
  await bus.announce(
    tx,
    { brand: partner.brand, member: partner.id },
    { type: 'read', ...position },
  )
}

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
