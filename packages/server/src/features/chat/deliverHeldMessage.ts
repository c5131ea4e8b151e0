import type { OutgoingEvent } from '../../platform/bus/Bus.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { readBalance, spendCredits } from '../credits/index.ts'
import { type BrandScope, brandScope, isBlocked, lockMember } from '../members/index.ts'
import {
  type ConversationRef,
  findPartner,
  otherMember,
  unhideConversation,
} from './conversation.store.ts'
import { chargeKey } from './insertCheckedMessage.ts'
import {
  hasLaterActivity,
  listHeldMessages,
  type MessageRow,
  moveToEnd,
  setHeldFor,
} from './message.store.ts'
import { notifyParticipants } from './notifyParticipants.ts'

const reasonByKind = { text: 'message', gift: 'gift', photo: 'photo' } as const

/**
 * Delivers a held message, charges the sender and notifies both participants. The message stays
 * held while the sender's credits do not cover it. It is dropped without charge or notice when the
 * receiver has blocked the sender, and marked as `gone`, which the sender sees, when the receiver
 * has left or was banned.
 */
export async function deliverHeldMessage(
  tx: Db,
  services: Pick<Services, 'brands' | 'bus' | 'clock' | 'config' | 'jobs'>,
  { held, conversation }: { readonly held: MessageRow; readonly conversation: ConversationRef },
): Promise<void> {
  const { id, sender, creditsDue } = held
  const { brand, paid } = await lockMember(tx, sender)
  const receiver = otherMember(conversation, sender)
  if (await isBlocked(tx, sender, receiver)) {
    await setHeldFor(tx, id, null)
    return
  }
  if (await hasLeft(tx, brandScope(services.brands, { brand, viewer: sender }), receiver)) {
    await notifyParticipants(tx, services, {
      message: await setHeldFor(tx, id, 'gone'),
      conversation,
    })
    return
  }
  if (creditsDue > (await readBalance(tx, sender))) {
    await notifyParticipants(tx, services, {
      message: await setHeldFor(tx, id, 'credits'),
      conversation,
    })
    return
  }
  const creditEvents: OutgoingEvent[] = []
  const now = services.clock.now()
  if (creditsDue > 0) {
    const reason = reasonByKind[held.body.kind]
    const key = chargeKey(reason, held.clientId)
    const credits = await spendCredits(tx, {
      brand,
      member: sender,
      amount: creditsDue,
      reason,
      key,
      now,
    })
    const to = { brand, member: sender }
    creditEvents.push({ to, event: { type: 'credits', credits, paid_user: paid } })
  }
  // At its old position the receiver would not see the message, or not as a new one.
  if (await hasLaterActivity(tx, held, receiver)) await moveToEnd(tx, held, now)
  const row = await setHeldFor(tx, id, null)
  await unhideConversation(tx, conversation.id, receiver)
  await notifyParticipants(tx, services, { message: row, conversation, extraEvents: creditEvents })
}

/**
 * Whether the member's account is closed, for good or for now, or is not shared with the sender's brand any more.
 * Such members receive nothing.
 */
async function hasLeft(tx: Db, scope: BrandScope, receiver: string): Promise<boolean> {
  const status = (await findPartner(tx, scope, receiver))?.status
  return status !== 'active' && status !== 'not_confirmed'
}

/**
 * Delivers the sender's messages that are held for this reason, in the order of writing. Called
 * when the address is confirmed and when credits are bought.
 */
export async function releaseHeldMessages(
  tx: Db,
  services: Services,
  { sender, heldFor }: { readonly sender: string; readonly heldFor: 'confirmation' | 'credits' },
): Promise<void> {
  for (const { message, conversation } of await listHeldMessages(tx, sender, heldFor)) {
    await deliverHeldMessage(tx, services, { held: message, conversation })
  }
}
