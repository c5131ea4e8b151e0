import {
  constants,
  type conversationQuerySchema,
  type conversationSchema,
  messagePageSize,
} from '@bouquet/contract'
import { highestCost } from '@bouquet/contract/packages'
import type { z } from 'zod'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { readPrices } from '../credits/index.ts'
import { brandScope, readChoices } from '../members/index.ts'
import {
  hasSeenConversation,
  isMemberVisible,
  presentCards,
  refuseBlocked,
  requireVisibleMember,
} from '../profiles/index.ts'
import {
  type ConversationRow,
  countStartedConversations,
  findConversation,
  findConversationBetween,
  findParticipants,
  findPartner,
  hasAcknowledgedFictional,
  markAllDelivered,
  otherMember,
} from './conversation.store.ts'
import { listMessages } from './message.store.ts'
import { presentMessages, type ReadReceipts } from './presentMessage.ts'

type Query = z.output<typeof conversationQuerySchema>

interface FoundConversation {
  readonly conversation?: ConversationRow
  readonly partner: MemberRow
}

/**
 * A page of a conversation, found by its id or by the other member; empty when nothing was written
 * yet.
 * @throws DomainError not_found, blocked_by
 */
export async function readConversationPage(
  ctx: MemberCtx,
  query: Query,
): Promise<z.input<typeof conversationSchema>> {
  const { brand, db, viewer } = ctx
  const { message_credits, gift_credits, photo_credits, message_length } = brand.settings
  const { conversation, partner } = await findRequested(ctx, query)
  const [profile] = await presentCards(ctx, [partner])
  if (!profile) throw refuse('not_found')
  const { packages } = await readPrices(ctx)
  const costOf = (credits: number) => ({ credits, money: highestCost(packages, credits) })
  const page = conversation ? await readPage(ctx, conversation, query.before) : emptyPage
  return {
    conversation: conversation ? { id: conversation.id } : null,
    profile,
    ...page,
    cost: costOf(message_credits),
    gift_cost: costOf(gift_credits),
    photo_cost: costOf(photo_credits),
    message_length,
    may_begin: conversation !== undefined || (await mayBegin(ctx)),
    has_left: !(await isMemberVisible(ctx, partner)),
    fictional_acknowledged:
      !profile.fictional || (await hasAcknowledgedFictional(db, viewer.id, profile.id)),
  }
}

/** Members who never paid may begin a limited number of conversations. */
const mayBegin = async ({ db, viewer }: MemberCtx): Promise<boolean> =>
  viewer.paid || (await countStartedConversations(db, viewer.id)) < constants.freeConversations

const emptyPage = { messages: [], has_older: false }

async function findRequested(
  ctx: MemberCtx,
  { conversation, profile }: Query,
): Promise<FoundConversation> {
  const { db, viewer } = ctx
  if (conversation !== undefined) {
    const found = await findConversation(db, viewer.id, conversation)
    if (!found) throw refuse('not_found', { field: 'conversation' })
    return addPartner(ctx, found)
  }
  if (profile === undefined) throw refuse('invalid_input', { field: 'conversation' })
  // While all its messages are held, a conversation does not exist for its receiver.
  const isSeen = await hasSeenConversation(db, viewer.id, profile)
  const found = isSeen ? await findConversationBetween(db, viewer.id, profile) : undefined
  return found ? addPartner(ctx, found) : { partner: await requireVisibleMember(ctx, profile) }
}

async function addPartner(
  ctx: MemberCtx,
  conversation: ConversationRow,
): Promise<FoundConversation> {
  const { brand, brands, db, viewer } = ctx
  const scope = brandScope(brands, { brand: brand.id, viewer: viewer.id })
  const partner = await findPartner(db, scope, otherMember(conversation, viewer.id))
  if (!partner) throw refuse('not_found')
  await refuseBlocked(db, viewer.id, partner)
  return { conversation, partner }
}

async function readPage(
  { db, viewer }: MemberCtx,
  { id }: ConversationRow,
  before: number | undefined,
) {
  await markAllDelivered(db, viewer.id)
  const participants = await findParticipants(db, id)
  const mine = participants.find(({ member }) => member === viewer.id)
  const theirs = participants.find(({ member }) => member !== viewer.id)
  // Read receipts need premium and the other member's permission; delivery is shown to everybody.
  const seesRead = viewer.paid && theirs && (await readChoices(db, theirs.member)).showsRead
  const reach: ReadReceipts | undefined = theirs && {
    delivered: theirs.deliveredSequence,
    read: seesRead ? theirs.readSequence : 0,
  }
  const rows = await listMessages(db, {
    conversation: id,
    reader: viewer.id,
    after: mine?.deletedSequence ?? 0,
    before,
    limit: messagePageSize + 1,
  })
  const page = rows.slice(0, messagePageSize).reverse()
  return {
    messages: await presentMessages(db, page, viewer.id, reach),
    has_older: rows.length > messagePageSize,
  }
}
