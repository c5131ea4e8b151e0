import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { deliver } from './deliver.ts'
import { releaseRows } from './message.store.ts'

/** Delivers what a member wrote before the address was confirmed; called when it is. */
export async function releaseHeldMessages(
  services: Services,
  tx: Db,
  sender: string,
): Promise<void> {
  for (const { message, conversation } of await releaseRows(tx, sender)) {
    await deliver(services, tx, message, conversation)
  }
}
