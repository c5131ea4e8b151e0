import type { PushMessage } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { Services } from '../../platform/http/Services.ts'
import { dropSubscription, listTargets } from './push.store.ts'

/**
 * Sends a message to every browser of a member that takes it, and forgets those that are gone.
 * @returns how many took it
 * @throws Error when a push service is away; those that have had the message replace it by its tag
 */
export async function pushTo(
  { db, push, clock }: Pick<Services, 'db' | 'push' | 'clock'>,
  { company }: Brand,
  member: string,
  message: PushMessage,
): Promise<number> {
  let taken = 0
  for (const target of await listTargets(db, member, clock.now())) {
    const outcome = await push.send(target, message, company.support_email)
    if (outcome === 'gone') await dropSubscription(db, target.endpoint)
    else taken += 1
  }
  return taken
}
