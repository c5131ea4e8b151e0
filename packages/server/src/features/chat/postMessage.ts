import { constants, type sentMessageSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { DomainError, refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { limitRate, refuseOverLimit } from '../../platform/throttle/limitRate.ts'
import type { Finding, StoredBody } from '../../tables/index.ts'
import { spendCredits } from '../credits/index.ts'
import { countStep } from '../figures/index.ts'
import { isNewAccount, needsReview } from '../moderation/index.ts'
import { isMemberVisible, refuseByBlocks } from '../profiles/index.ts'
import {
  type ConversationRef,
  conversationRef,
  countStartedConversations,
  insertConversation,
} from './conversation.store.ts'
import { chargeKey, insertCheckedMessage } from './insertCheckedMessage.ts'
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
  /** Creates the content of the message, in the same transaction. */
  body(tx: Db, conversation: string): Promise<StoredBody>
}

/** Above the pace of anybody who types by hand. */
const messageLimit = { most: 300, windowSeconds: 600 }

/** New conversations per day while the account is new. */
const newConversationLimit = { most: 20, windowSeconds: 86_400 }

const limitKey = ({ viewer }: MemberCtx) => `message:${viewer.id}`

/**
 * Sends a message to a member and charges for it, both or neither. Sending the same client id again
 * returns the first result and costs nothing. The message is held until the sender's address is
 * confirmed, or until staff have reviewed it when a check found too much in it; a held message is
 * charged when it is delivered.
 * @throws DomainError not_found, blocked_by, fictional_not_acknowledged, conversation_limit,
 *   not_enough_credits, too_many_requests
 */
export async function postMessage(ctx: MemberCtx, draft: MessageDraft): Promise<Sent> {
  try {
    return await ctx.db.transaction((tx) => postInTransaction(tx, ctx, draft))
  } catch (thrown) {
    // The rollback also undid the count of this attempt, and refused attempts count too.
    if (thrown instanceof DomainError) await limitRate(ctx, { key: limitKey(ctx), ...messageLimit })
    throw thrown
  }
}

async function postInTransaction(tx: Db, ctx: MemberCtx, draft: MessageDraft): Promise<Sent> {
  const { brand, clock, viewer } = ctx
  const { clientId, findings } = draft
  const now = clock.now()
  const { status, paid, hasWritten, credits: balance } = await lockSenderWithinLimit(tx, ctx, now)
  const query = { member: viewer.id, other: draft.profile, clientId }
  const context = await findSendContext(tx, query)
  const earlier =
    context.earlier && (await findMessages(tx, [context.earlier])).get(context.earlier)
  if (earlier) return { message: await presentMessage(tx, earlier, viewer.id), credits: balance }
  const other = await requireRecipient(tx, ctx, context)
  const conversation = await findOrStartConversation(tx, ctx, context, other, now)
  const toReview = needsReview(findings, { ...viewer, isKnown: context.isKnown }, now)
  const isUnconfirmed = status === 'not_confirmed'
  if (toReview || isUnconfirmed) await requireCredits(tx, viewer.id, balance, draft.cost)
  const isPaid = !toReview && !isUnconfirmed && draft.cost > 0
  const credits = isPaid ? await chargeSender(tx, ctx, draft, now) : balance
  const row = await insertCheckedMessage(tx, {
    message: {
      id: newId(),
      conversation: conversation.id,
      sender: viewer.id,
      clientId,
      body: await draft.body(tx, conversation.id),
      sentAt: now,
    },
    check: { brand: brand.id, findings, toReview, isUnconfirmed, cost: draft.cost },
  })
  if (!hasWritten) await countStep(tx, viewer.id, { step: 'wrote', now })
  const to = { brand: brand.id, member: viewer.id }
  const creditsEvent = { to, event: { type: 'credits', credits, paid_user: paid } } as const
  return {
    message: await notifyParticipants(tx, ctx, {
      message: row,
      conversation,
      extraEvents: [creditsEvent],
    }),
    credits,
  }
}

/** Locks the sender, so that their messages are sent one at a time, and checks the rate limit. */
async function lockSenderWithinLimit(tx: Db, ctx: MemberCtx, now: Date) {
  const ends = secondsAfter(now, messageLimit.windowSeconds)
  const sender = await lockSender(tx, { member: ctx.viewer.id, key: limitKey(ctx), now, ends })
  if (!sender) throw refuse('not_found')
  refuseOverLimit(sender, messageLimit.most, now)
  return sender
}

/** Credits reserved by other held messages are not available. */
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
  spendCredits(tx, {
    brand: brand.id,
    member: viewer.id,
    amount: cost,
    reason,
    key: chargeKey(reason, clientId),
    now,
  })

/**
 * The member to write to.
 * @throws DomainError not_found, blocked_by, fictional_not_acknowledged
 */
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

/**
 * Finds the conversation of the two members or starts it. Members who never paid may start a
 * limited number.
 */
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
  const sides = { startedBy: viewer.id, other: other.id }
  const started = await insertConversation(tx, { brand: brand.id, ...sides, now })
  if (!started) throw new Error('The conversation was not kept.')
  return started
}
