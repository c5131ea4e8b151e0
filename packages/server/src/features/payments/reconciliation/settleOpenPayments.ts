import { secondsAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { stackOf } from '../../../platform/log.ts'
import { closePayment } from '../checkout.ts'
import { collectDebit } from '../directDebit/mandate.ts'
import { checkoutSeconds } from '../PaymentProvider.ts'
import { listOpenPayments, type PaymentRow } from '../payments.store.ts'
import { findProvider } from '../providers.ts'
import { settlePayment } from '../settlePayment.ts'

/** How long to wait for the webhook before asking the provider. */
const patienceSeconds = 600
const atOnce = 500

const firstId = '00000000-0000-0000-0000-000000000000'

/** Asks the provider for the status of each open payment, and closes those that nobody went on to pay. */
export async function settleOpenPayments(services: Services) {
  const before = secondsAfter(services.clock.now(), -patienceSeconds)
  let [done, problems, after] = [0, 0, firstId]
  for (;;) {
    const rows = await listOpenPayments(services.db, { before, after, most: atOnce })
    for (const row of rows) {
      try {
        if (await settleOpenPayment(services, row)) done += 1
      } catch (thrown) {
        problems += 1
        services.log.error({ payment: row.id, error: stackOf(thrown) }, 'open payment')
      }
      after = row.id
    }
    if (rows.length < atOnce) return { done, problems }
  }
}

/** @returns whether the payment has ended */
async function settleOpenPayment(services: Services, row: PaymentRow): Promise<boolean> {
  if (row.providerReference === null) {
    if (row.processingSince === null) return closeExpired(services, row)
    // The queue has given up on this signed debit.
    await collectDebit(services, row.id)
    return false
  }
  const provider = findProvider(services, row.provider)
  if (!provider) throw new Error(`The provider ${row.provider} is not set up.`)
  const found = await provider.readStatus(row.providerReference)
  if (found === 'open') return closeExpired(services, row)
  await settlePayment(services, { provider: row.provider, ...found })
  return found.outcome !== 'processing'
}

/** Closes a payment that its member has left for twice the time of a checkout. */
async function closeExpired(services: Services, row: PaymentRow): Promise<boolean> {
  const isExpired = secondsAfter(row.created, 2 * checkoutSeconds) < services.clock.now()
  return isExpired && (await closePayment(services, row)) !== 'processing'
}
