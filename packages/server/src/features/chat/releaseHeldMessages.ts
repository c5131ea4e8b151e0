import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { deliverHeldMessage } from './deliverHeldMessage.ts'
import { listHeldMessages } from './message.store.ts'

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
