import { constants, type sentMessageSchema } from '@bouquet/contract'
import type { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import type { Finding, MemberRow, StoredBody } from '../../tables/index.ts'
import { lockMember, readBalance, spendCredits } from '../credits/index.ts'
import { reachMember } from '../people/index.ts'
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
import { findSent, hasWrittenIn, insertMessage } from './message.store.ts'
import { presentMessage } from './presentMessage.ts'
import { insertReview } from './review.store.ts'
import { isNewAccount, needsReview, weightOf } from './scam.rules.ts'

type Sent = z.input<typeof sentMessageSchema>

interface Posting {
  readonly clientId: string
  readonly profile: string
  /** Credits. */
  readonly cost: number
  readonly reason: 'message' | 'gift' | 'photo'
  readonly findings: readonly Finding[]
  /** Makes what the message holds, within its transaction. */
  body(tx: Db, conversation: string): Promise<StoredBody>
}

/** Nobody writes faster by hand. */
const limit = { most: 300, windowSeconds: 600 }

/** How many people somebody writes to for the first time in a day while their account is new. */
const beginnings = { most: 20, windowSeconds: 86_400 }

/**
 * Puts a message into the conversation with a member and takes its cost, both or neither. The same client
 * id posts and costs once: a repeat gets the first answer. It is held until the sender's address is
 * confirmed, or until a person has looked at it when a check found too much in it.
 * @throws DomainError not_found, blocked_by, fictional_not_acknowledged, conversation_limit,
 *   not_enough_credits, too_many_requests
 */
export async function postMessage(ctx: MemberCtx, posting: Posting): Promise<Sent> {
  const { brand, bus, clock, db, viewer } = ctx
  const { clientId, findings } = posting
  await limitRate(ctx, { key: `message:${viewer.id}`, ...limit })
  return db.transaction(async (tx) => {
    // What the request was let in with may have changed while it waited for the lock.
    const { status, paid } = await lockMember(tx, viewer.id)
    const earlier = await findSent(tx, viewer.id, clientId)
    if (earlier) {
      const message = await presentMessage(tx, earlier, viewer.id)
      return { message, credits: await readBalance(tx, viewer.id) }
    }
    const partner = await readPartner(tx, ctx, posting.profile)
    const now = clock.now()
    const conversation = await readConversation(tx, ctx, partner, now)
    const isKnown = await hasWrittenIn(tx, conversation.id, partner.id)
    const toReview = needsReview(findings, { signupDate: viewer.signupDate, isKnown }, now)
    const credits = await pay(tx, ctx, posting)
    const isHeld = toReview || status === 'not_confirmed'
    const row = await insertMessage(tx, {
      id: newId(),
      conversation: conversation.id,
      number: await takeNumber(tx, conversation.id),
      sender: viewer.id,
      clientId,
      body: await posting.body(tx, conversation.id),
      held: isHeld,
      heldFor: toReview ? 'review' : isHeld ? 'confirmation' : null,
      findings: findings.length > 0 ? findings : null,
      sentAt: now,
    })
    if (toReview) {
      const review = { message: row.id, sender: viewer.id, weight: weightOf(findings) }
      await insertReview(tx, { ...review, brand: brand.id, created: now })
    }
    await showTo(tx, conversation.id, viewer.id)
    await raiseRead(tx, conversation.id, viewer.id, row.number)
    const self = { brand: brand.id, member: viewer.id }
    await bus.publish(tx, self, { type: 'credits', credits, paid_user: paid })
    await deliver(ctx, tx, row, conversation)
    return { message: await presentMessage(tx, row, viewer.id), credits }
  })
}

/** @returns the balance afterwards */
async function pay(tx: Db, { brand, clock, viewer }: MemberCtx, posting: Posting) {
  const { cost, clientId, reason } = posting
  if (cost === 0) return readBalance(tx, viewer.id)
  return spendCredits({
    tx,
    brand: brand.id,
    member: viewer.id,
    amount: cost,
    reason,
    key: `${reason}:${clientId}`,
    now: clock.now(),
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
  { brand, clock, viewer }: MemberCtx,
  partner: MemberRow,
  now: Date,
): Promise<ConversationRow> {
  const known = await findPair(tx, viewer.id, partner.id)
  if (known) return known
  const most = constants.freeConversations
  if (!viewer.paid && (await countStarted(tx, viewer.id)) >= most) {
    throw refuse('conversation_limit', { params: { limit: most } })
  }
  if (isNewAccount(viewer, now)) {
    await limitRate({ db: tx, clock }, { key: `begin:${viewer.id}`, ...beginnings })
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
