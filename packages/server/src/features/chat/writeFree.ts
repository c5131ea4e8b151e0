import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import { findWarnings, needsReview } from '../moderation/index.ts'
import { findConversation } from './conversation.store.ts'
import { findSent } from './message.store.ts'
import { placeChecked } from './placeChecked.ts'
import { tellSides } from './tellSides.ts'

interface Writing {
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
export async function writeFree(
  services: Services,
  tx: Db,
  { conversation, sender, clientId, text, signupDate }: Writing,
): Promise<void> {
  if (await findSent(tx, sender, clientId)) return
  const found = await findConversation(tx, sender, conversation)
  if (!found) return
  const sentAt = services.clock.now()
  const findings = signupDate ? findWarnings(text) : []
  const toReview =
    signupDate !== undefined && needsReview(findings, { signupDate, isKnown: false }, sentAt)
  const row = await placeChecked(
    tx,
    { id: newId(), conversation, sender, clientId, body: { kind: 'text', text }, sentAt },
    { brand: found.brand, findings, toReview, waits: false, cost: 0 },
  )
  await tellSides(services, tx, row, found)
}
