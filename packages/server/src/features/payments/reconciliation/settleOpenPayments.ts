import { secondsAfter } from '../../../platform/clock.ts'
import { stackOf } from '../../../platform/errors/stackOf.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { closePayment } from '../closePayment.ts'
import { checkoutSeconds } from '../PaymentProvider.ts'
import { listOpenPayments, type PaymentRow } from '../payments.store.ts'
import { findProvider } from '../providers.ts'
import { settlePayment } from '../settlePayment.ts'

/** A notice is given this long to come by itself. */
const patienceSeconds = 600
const atOnce = 500

/** Asks the provider about each open payment, and closes those whose time to pay is over. */
export async function settleOpenPayments(services: Services) {
  const before = secondsAfter(services.clock.now(), -patienceSeconds)
  const rows = await listOpenPayments(services.db, before, atOnce)
  let [done, faults] = [0, 0]
  for (const row of rows) {
    try {
      if (await settleOpenPayment(services, row)) done += 1
    } catch (fault) {
      faults += 1
      services.log.error({ payment: row.id, fault: stackOf(fault) }, 'open payment')
    }
  }
  return { done, faults }
}

async function settleOpenPayment(services: Services, row: PaymentRow): Promise<boolean> {
  const provider = findProvider(services, row.provider)
  const found =
    provider && row.providerReference !== null
      ? await provider.readStatus(row.providerReference)
      : 'open'
  if (found !== 'open') {
    await settlePayment(services, row.provider, found)
    return true
  }
  if (!isExpired(services, row)) return false
  await closePayment(services, row)
  return true
}

/** A bank takes days for a debit that it has; everything else has the time of a checkout, and as much again. */
const isExpired = (
  { clock }: Services,
  { created, method, providerReference }: PaymentRow,
): boolean =>
  secondsAfter(created, 2 * checkoutSeconds) < clock.now() &&
  !(method === 'directdebit' && providerReference !== null)
