import { constants, type sendMessageSchema, type sentMessageSchema } from '@bouquet/contract'
import type { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import type { MemberRow } from '../../tables/index.ts'
import { lockMember, readBalance, spendCredits } from '../credits/index.ts'
import { reachMember } from '../people/index.ts'
import { checkText } from './chat.rules.ts'
import {
  type ConversationRow,
  countStarted,
  findPair,
  hasAcknowledged,
  insertConversation,
  raiseRead,
  showTo,
  takeNumber,
} from './conversation.store.ts'
import { deliver } from './deliver.ts'
import { findSent, insertMessage } from './message.store.ts'
import { presentMessage, unknownReach } from './presentMessage.ts'

type Draft = z.output<typeof sendMessageSchema>
type Sent = z.input<typeof sentMessageSchema>

/**
 * Sends a text and takes its cost, both or neither. The same client id sends and costs once: a repeat
 * gets the first answer. Until the sender's address is confirmed the message is held.
 * @throws DomainError message_empty, message_too_long, not_found, blocked_by, fictional_not_acknowledged,
 *   conversation_limit, not_enough_credits
 */
export async function sendMessage(ctx: MemberCtx, draft: Draft): Promise<Sent> {
  const { brand, bus, clock, db, viewer } = ctx
  const text = checkText(draft.text, brand.settings.message_length)
  return db.transaction(async (tx) => {
    // What the request was let in with may have changed while it waited for the lock.
    const { status, paid } = await lockMember(tx, viewer.id)
    const earlier = await findSent(tx, viewer.id, draft.client_id)
    if (earlier) {
      const message = presentMessage(earlier, viewer.id, unknownReach)
      return { message, credits: await readBalance(tx, viewer.id) }
    }
    const partner = await readPartner(tx, ctx, draft.profile)
    const now = clock.now()
    const conversation = await readConversation(tx, ctx, partner, now)
    const cost = brand.settings.message_credits
    const credits =
      cost === 0
        ? await readBalance(tx, viewer.id)
        : await spendCredits({
            tx,
            brand: brand.id,
            member: viewer.id,
            amount: cost,
            reason: 'message',
            key: `message:${draft.client_id}`,
            now,
          })
    const row = await insertMessage(tx, {
      id: newId(),
      conversation: conversation.id,
      number: await takeNumber(tx, conversation.id),
      sender: viewer.id,
      clientId: draft.client_id,
      body: { kind: 'text', text },
      held: status === 'not_confirmed',
      sentAt: now,
    })
    await showTo(tx, conversation.id, viewer.id)
    await raiseRead(tx, conversation.id, viewer.id, row.number)
    const self = { brand: brand.id, member: viewer.id }
    await bus.publish(tx, self, { type: 'credits', credits, paid_user: paid })
    await deliver(ctx, tx, row, conversation)
    return { message: presentMessage(row, viewer.id, unknownReach), credits }
  })
}

async function readPartner(tx: Db, ctx: MemberCtx, id: string): Promise<MemberRow> {
  const partner = await reachMember({ ...ctx, db: tx }, id)
  if (partner.fictional && !(await hasAcknowledged(tx, ctx.viewer.id, partner.id))) {
    throw refuse('fictional_not_acknowledged', { field: 'profile' })
  }
  return partner
}

/** The conversation of the two, begun now if need be. A free member begins only so many. */
async function readConversation(
  tx: Db,
  { brand, viewer }: MemberCtx,
  partner: MemberRow,
  now: Date,
): Promise<ConversationRow> {
  const known = await findPair(tx, viewer.id, partner.id)
  if (known) return known
  const limit = constants.freeConversations
  if (!viewer.paid && (await countStarted(tx, viewer.id)) >= limit) {
    throw refuse('conversation_limit', { params: { limit } })
  }
  const begun = await insertConversation(tx, {
    brand: brand.id,
    starter: viewer.id,
    other: partner.id,
    now,
  })
  if (!begun) throw new Error('The conversation was not kept.')
  return begun
}
