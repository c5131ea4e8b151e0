import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import { findWarnings, needsReview } from '../moderation/index.ts'
import { findConversation } from './conversation.store.ts'
import { insertCheckedMessage } from './insertCheckedMessage.ts'
import { findMessageByClientId } from './message.store.ts'
import { notifyParticipants } from './notifyParticipants.ts'

interface FreeMessage {
  readonly conversation: string
  readonly sender: string
  readonly clientId: string
  readonly text: string
  /** When the sender signed up; absent for a person of the demo, whose texts are ours. */
  readonly signupDate?: Date
}

/**
 * Writes in a conversation that has begun, at no cost. What a member wrote is looked at like anything else that
 * they send. The same client id writes once.
 */
export async function writeFreeMessage(
  services: Services,
  tx: Db,
  { conversation, sender, clientId, text, signupDate }: FreeMessage,
): Promise<void> {
  if (await findMessageByClientId(tx, sender, clientId)) return
  const found = await findConversation(tx, sender, conversation)
  if (!found) return
  const sentAt = services.clock.now()
  const findings = signupDate ? findWarnings(text) : []
  const toReview =
    signupDate !== undefined && needsReview(findings, { signupDate, isKnown: false }, sentAt)
  const row = await insertCheckedMessage(
    tx,
    { id: newId(), conversation, sender, clientId, body: { kind: 'text', text }, sentAt },
    { brand: found.brand, findings, toReview, isUnconfirmed: false, cost: 0 },
  )
  await notifyParticipants(services, tx, row, found)
}
