import type { PushMessage } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { Services } from '../../../platform/http/Services.ts'
import { deleteSubscription, listPushTargets } from './push.store.ts'

/**
 * Sends a message to every subscribed browser of a member and deletes subscriptions that are gone.
 * @returns how many received it
 * @throws Error when a push service is unavailable, after all others were called; on a retry, browsers that
 *   already have the message replace it by its tag
 */
export async function sendPushToMember(
  { db, push, clock }: Pick<Services, 'db' | 'push' | 'clock'>,
  {
    brand: { company },
    member,
    message,
  }: { readonly brand: Brand; readonly member: string; readonly message: PushMessage },
): Promise<number> {
  const targets = await listPushTargets(db, member, clock.now())
  const outcomes = await Promise.allSettled(
    targets.map(async (target) => {
      const outcome = await push.send(target, message, company.support_email)
      if (outcome === 'gone') await deleteSubscription(db, target.endpoint)
      return outcome
    }),
  )
  const failed = outcomes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return outcomes.filter((one) => one.status === 'fulfilled' && one.value === 'sent').length
}
