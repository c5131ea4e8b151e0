import type { OutgoingEvent } from '../../platform/bus/Bus.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { readBalance, spendCredits } from '../credits/index.ts'
import { isBlocked, lockMember } from '../members/index.ts'
import { chargeKey } from './chat.rules.ts'
import {
  type ConversationRef,
  findPartner,
  otherMember,
  unhideConversation,
} from './conversation.store.ts'
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
 * Delivers a held message and takes its cost in the same moment, and tells both sides. When the sender's
 * credits do not cover it, it stays held for them. One of whom the other was blocked meanwhile reaches
 * nobody and costs nothing; nor does one whose receiver has left or was banned, which its sender is told.
 */
export async function deliverHeldMessage(
  services: Pick<Services, 'bus' | 'clock' | 'config' | 'jobs'>,
  tx: Db,
  held: MessageRow,
  conversation: ConversationRef,
): Promise<void> {
  const { id, sender, unpaid } = held
  const { brand } = conversation
  const { paid } = await lockMember(tx, sender)
  const receiver = otherMember(conversation, sender)
  if (await isBlocked(tx, sender, receiver)) {
    await setHeldFor(tx, id, null)
    return
  }
  if (await hasLeft(tx, brand, receiver)) {
    await notifyParticipants(services, tx, await setHeldFor(tx, id, 'gone'), conversation)
    return
  }
  if (unpaid > (await readBalance(tx, sender))) {
    await notifyParticipants(services, tx, await setHeldFor(tx, id, 'credits'), conversation)
    return
  }
  const spent: OutgoingEvent[] = []
  const now = services.clock.now()
  if (unpaid > 0) {
    const reason = reasonByKind[held.body.kind]
    const key = chargeKey(reason, held.clientId)
    const credits = await spendCredits({
      tx,
      brand,
      member: sender,
      amount: unpaid,
      reason,
      key,
      now,
    })
    const to = { brand, member: sender }
    spent.push({ to, event: { type: 'credits', credits, paid_user: paid } })
  }
  // Where it stood its receiver would not see it, or not as new.
  if (await hasLaterActivity(tx, held, receiver)) await moveToEnd(tx, held, now)
  const row = await setHeldFor(tx, id, null)
  await unhideConversation(tx, conversation.id, receiver)
  await notifyParticipants(services, tx, row, conversation, spent)
}

/** Somebody whose account is closed, for good or until they come back, gets nothing new. */
async function hasLeft(tx: Db, brand: string, receiver: string): Promise<boolean> {
  const status = (await findPartner(tx, brand, receiver))?.status
  return status !== 'active' && status !== 'not_confirmed'
}

/**
 * Delivers what a member's messages were held for, in the order of writing: called when the address is
 * confirmed, and when credits were bought.
 */
export async function releaseHeldMessages(
  services: Services,
  tx: Db,
  sender: string,
  heldFor: 'confirmation' | 'credits',
): Promise<void> {
  for (const { message, conversation } of await listHeldMessages(tx, sender, heldFor)) {
    await deliverHeldMessage(services, tx, message, conversation)
  }
}
