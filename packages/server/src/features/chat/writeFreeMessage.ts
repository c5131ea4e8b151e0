import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import { countStep } from '../figures/index.ts'
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
  /** Date of the sender's signup; absent for demo members, whose texts are our own. */
  readonly signupDate?: Date
  /** The sender has not confirmed their address: the message is held until then. */
  readonly isUnconfirmed?: boolean
}

/**
 * Writes in an existing conversation at no cost. Texts of members are checked like any other
 * message. Each client id is written once.
 */
export async function writeFreeMessage(
  tx: Db,
  services: Services,
  { conversation, sender, clientId, text, signupDate, isUnconfirmed = false }: FreeMessage,
): Promise<void> {
  if (await findMessageByClientId(tx, sender, clientId)) return
  const found = await findConversation(tx, sender, conversation)
  if (!found) return
  const sentAt = services.clock.now()
  const findings = signupDate ? findWarnings(text) : []
  const toReview =
    signupDate !== undefined && needsReview(findings, { signupDate, isKnown: false }, sentAt)
  const row = await insertCheckedMessage(tx, {
    message: { id: newId(), conversation, sender, clientId, body: { kind: 'text', text }, sentAt },
    check: { brand: found.brand, findings, toReview, isUnconfirmed, cost: 0 },
  })
  if (signupDate) await countStep(tx, sender, { step: 'wrote', now: sentAt })
  await notifyParticipants(tx, services, { message: row, conversation: found })
}
