import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import { findConversation } from './conversation.store.ts'
import { tellSides } from './deliver.ts'
import { findSent } from './message.store.ts'
import { placeMessage } from './place.store.ts'

interface Writing {
  readonly conversation: string
  readonly sender: string
  readonly clientId: string
  readonly text: string
}

/** Writes in a conversation that has begun, at no cost; for demo people. The same client id writes once. */
export async function writeFree(
  services: Services,
  tx: Db,
  { conversation, sender, clientId, text }: Writing,
): Promise<void> {
  if (await findSent(tx, sender, clientId)) return
  const found = await findConversation(tx, sender, conversation)
  if (!found) return
  const row = await placeMessage(tx, {
    id: newId(),
    conversation,
    sender,
    clientId,
    body: { kind: 'text', text },
    held: false,
    heldFor: null,
    findings: null,
    sentAt: services.clock.now(),
  })
  await tellSides(services, tx, row, found)
}
