import { constants, type sentMessageSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { DomainError, refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { limitRate, refuseBeyond } from '../../platform/throttle/limitRate.ts'
import type { Finding, StoredBody } from '../../tables/index.ts'
import { spendCredits } from '../credits/index.ts'
import { isNewAccount, needsReview } from '../moderation/index.ts'
import { isMemberVisible, refuseByBlocks } from '../profiles/index.ts'
import { chargeKey } from './chat.rules.ts'
import {
  type ConversationRef,
  conversationRef,
  countStartedConversations,
  insertConversation,
} from './conversation.store.ts'
import { insertCheckedMessage } from './insertCheckedMessage.ts'
import { findMessages, sumUnpaidCredits } from './message.store.ts'
import { notifyParticipants } from './notifyParticipants.ts'
import { presentMessage } from './presentMessage.ts'
import {
  findSendContext,
  lockSender,
  type Recipient,
  type SendContext,
} from './sendContext.store.ts'

type Sent = z.input<typeof sentMessageSchema>

interface MessageDraft {
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
const messageLimit = { most: 300, windowSeconds: 600 }

/** How many people somebody writes to for the first time in a day while their account is new. */
const newConversationLimit = { most: 20, windowSeconds: 86_400 }

const limitKey = ({ viewer }: MemberCtx) => `message:${viewer.id}`

/**
 * Puts a message into the conversation with a member and takes its cost, both or neither. The same client
 * id posts and costs once: a repeat gets the first answer. It is held until the sender's address is
 * confirmed, or until a person has looked at it when a check found too much in it; a held one is paid when
 * it is delivered.
 * @throws DomainError not_found, blocked_by, fictional_not_acknowledged, conversation_limit,
 *   not_enough_credits, too_many_requests
 */
export async function postMessage(ctx: MemberCtx, posting: MessageDraft): Promise<Sent> {
  try {
    return await ctx.db.transaction((tx) => postInTransaction(tx, ctx, posting))
  } catch (thrown) {
    // The try went with the transaction that counted it; a refused one counts too.
    if (thrown instanceof DomainError) await limitRate(ctx, { key: limitKey(ctx), ...messageLimit })
    throw thrown
  }
}

async function postInTransaction(tx: Db, ctx: MemberCtx, posting: MessageDraft): Promise<Sent> {
  const { brand, clock, viewer } = ctx
  const { clientId, findings } = posting
  const now = clock.now()
  const { status, paid, credits: balance } = await lockSenderWithinLimit(tx, ctx, now)
  const asked = { member: viewer.id, other: posting.profile, clientId }
  const standing = await findSendContext(tx, asked)
  const earlier =
    standing.earlier && (await findMessages(tx, [standing.earlier])).get(standing.earlier)
  if (earlier) return { message: await presentMessage(tx, earlier, viewer.id), credits: balance }
  const other = await requireRecipient(tx, ctx, standing)
  const conversation = await findOrStartConversation(tx, ctx, standing, other, now)
  const toReview = needsReview(findings, { ...viewer, isKnown: standing.isKnown }, now)
  const waits = status === 'not_confirmed'
  if (toReview || waits) await requireCredits(tx, viewer.id, balance, posting.cost)
  const isPaid = !toReview && !waits && posting.cost > 0
  const credits = isPaid ? await chargeSender(tx, ctx, posting, now) : balance
  const row = await insertCheckedMessage(
    tx,
    {
      id: newId(),
      conversation: conversation.id,
      sender: viewer.id,
      clientId,
      body: await posting.body(tx, conversation.id),
      sentAt: now,
    },
    { brand: brand.id, findings, toReview, isUnconfirmed: waits, cost: posting.cost },
  )
  const to = { brand: brand.id, member: viewer.id }
  const spent = { to, event: { type: 'credits', credits, paid_user: paid } } as const
  return { message: await notifyParticipants(ctx, tx, row, conversation, [spent]), credits }
}

/** Lets one message of a member in at a time, and no more than are written by hand. */
async function lockSenderWithinLimit(tx: Db, ctx: MemberCtx, now: Date) {
  const ends = secondsAfter(now, messageLimit.windowSeconds)
  const turn = await lockSender(tx, { member: ctx.viewer.id, key: limitKey(ctx), now, ends })
  if (!turn) throw refuse('not_found')
  refuseBeyond(turn, messageLimit.most, now)
  return turn
}

/** A held message needs credits that no other held one will take. */
async function requireCredits(tx: Db, sender: string, credits: number, cost: number) {
  if (cost === 0) return
  const balance = Math.max(0, credits - (await sumUnpaidCredits(tx, sender)))
  if (cost > balance) throw refuse('not_enough_credits', { params: { cost, balance } })
}

/** @returns the balance afterwards */
const chargeSender = (
  tx: Db,
  { brand, viewer }: MemberCtx,
  { cost, clientId, reason }: MessageDraft,
  now: Date,
) =>
  spendCredits({
    tx,
    brand: brand.id,
    member: viewer.id,
    amount: cost,
    reason,
    key: chargeKey(reason, clientId),
    now,
  })

/** The member who is written to, if the viewer may. */
async function requireRecipient(
  tx: Db,
  ctx: MemberCtx,
  { other, blocks, acknowledged }: SendContext,
): Promise<Recipient> {
  if (!other || !(await isMemberVisible({ ...ctx, db: tx }, other))) throw refuse('not_found')
  refuseByBlocks(other.name, blocks)
  if (other.fictional && !acknowledged) {
    throw refuse('fictional_not_acknowledged', { field: 'profile' })
  }
  return other
}

/** The conversation of the two, begun now if need be. A free member begins only so many. */
async function findOrStartConversation(
  tx: Db,
  { brand, clock, viewer }: MemberCtx,
  { conversation: known }: SendContext,
  other: Recipient,
  now: Date,
): Promise<ConversationRef> {
  if (known) return conversationRef({ id: known, brand: brand.id }, viewer.id, other.id)
  const most = constants.freeConversations
  if (!viewer.paid && (await countStartedConversations(tx, viewer.id)) >= most) {
    throw refuse('conversation_limit', { params: { limit: most } })
  }
  if (isNewAccount(viewer, now)) {
    await limitRate({ db: tx, clock }, { key: `begin:${viewer.id}`, ...newConversationLimit })
  }
  const sides = { starter: viewer.id, other: other.id }
  const begun = await insertConversation(tx, { brand: brand.id, ...sides, now })
  if (!begun) throw new Error('The conversation was not kept.')
  return begun
}
