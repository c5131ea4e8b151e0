import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import { findConversation, raiseRead, takeNumber } from './conversation.store.ts'
import { deliver } from './deliver.ts'
import { findSent, insertMessage } from './message.store.ts'

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
  const row = await insertMessage(tx, {
    id: newId(),
    conversation,
    number: await takeNumber(tx, conversation),
    sender,
    clientId,
    body: { kind: 'text', text },
    held: false,
    sentAt: services.clock.now(),
  })
  await raiseRead(tx, conversation, sender, row.number)
  await deliver(services, tx, row, found)
}
