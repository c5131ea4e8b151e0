import type { Services } from '../../platform/http/Services.ts'
import type { ChargeResult } from './PaymentProvider.ts'
import { findPaymentById, type PaymentRow } from './payments.store.ts'
import { findProvider } from './providers.ts'
import { settlePayment, settleWithoutCharge } from './settlePayment.ts'

type Outcome = ChargeResult['outcome']

/**
 * Ends an open payment: its page is closed, and what the provider says then is done. It stays open until the
 * provider has answered, because whatever it has used up would else be free for a moment although it was paid.
 * @returns how it ended
 */
export async function closePayment(services: Services, { id }: PaymentRow): Promise<Outcome> {
  const outcome = await closeCharge(services, id)
  if (outcome) return outcome
  await settleWithoutCharge(services, id, 'cancelled')
  // A page that was being opened for it meanwhile is seen here, or sees that it was given up.
  return (await closeCharge(services, id)) ?? 'cancelled'
}

/** @returns undefined when the provider has no charge of it, or has not decided */
async function closeCharge(services: Services, id: string): Promise<Outcome | undefined> {
  const row = await findPaymentById(services.db, id)
  const provider = row && findProvider(services, row.provider)
  if (!provider || row.providerReference === null) return undefined
  const found = await provider.close(row.providerReference)
  if (found === 'open') return undefined
  await settlePayment(services, row.provider, found)
  return found.outcome
}
