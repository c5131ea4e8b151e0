import { secondsAfter } from '../../../platform/clock.ts'
import { stackOf } from '../../../platform/errors/stackOf.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { listPendingRefunds } from '../refunds/refunds.store.ts'
import { sendRefund } from '../refunds/sendRefund.ts'

/** The queue has given up on a refund that is this old. */
const patienceSeconds = 7_200
const atOnce = 500

/** Sends refunds again that the queue has given up on. */
export async function retryPendingRefunds(services: Services) {
  const before = secondsAfter(services.clock.now(), -patienceSeconds)
  let [done, faults] = [0, 0]
  for (const { id } of await listPendingRefunds(services.db, before, atOnce)) {
    try {
      await sendRefund(services, id)
      done += 1
    } catch (fault) {
      faults += 1
      services.log.error({ refund: id, fault: stackOf(fault) }, 'waiting refund')
    }
  }
  return { done, faults }
}
