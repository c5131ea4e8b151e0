import { secondsAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { stackOf } from '../../../platform/log.ts'
import { closePayment } from '../checkout.ts'
import { checkoutSeconds } from '../PaymentProvider.ts'
import { listOpenPayments, type PaymentRow } from '../payments.store.ts'
import { findProvider } from '../providers.ts'
import { settlePayment } from '../settlePayment.ts'

/** How long to wait for the webhook before asking the provider. */
const patienceSeconds = 600
const atOnce = 500

/** Asks the provider for the status of each open payment, and closes expired ones. */
export async function settleOpenPayments(services: Services) {
  const before = secondsAfter(services.clock.now(), -patienceSeconds)
  const rows = await listOpenPayments(services.db, before, atOnce)
  let [done, problems] = [0, 0]
  for (const row of rows) {
    try {
      if (await settleOpenPayment(services, row)) done += 1
    } catch (thrown) {
      problems += 1
      services.log.error({ payment: row.id, error: stackOf(thrown) }, 'open payment')
    }
  }
  return { done, problems }
}

async function settleOpenPayment(services: Services, row: PaymentRow): Promise<boolean> {
  const provider = findProvider(services, row.provider)
  const found =
    provider && row.providerReference !== null
      ? await provider.readStatus(row.providerReference)
      : 'open'
  if (found !== 'open') {
    await settlePayment(services, { provider: row.provider, ...found })
    return true
  }
  if (!isExpired(services, row)) return false
  await closePayment(services, row)
  return true
}

/**
 * Direct debits that the bank has received may take days; all others expire after twice the time of
 * a checkout.
 */
const isExpired = (
  { clock }: Services,
  { created, method, providerReference }: PaymentRow,
): boolean =>
  secondsAfter(created, 2 * checkoutSeconds) < clock.now() &&
  !(method === 'directdebit' && providerReference !== null)
