import type { Services } from '../../platform/http/Services.ts'
import type { ChargeResult } from './PaymentProvider.ts'
import { findPaymentById, type PaymentRow } from './payments.store.ts'
import { findProvider } from './providers.ts'
import { settlePayment, settleWithoutCharge } from './settlePayment.ts'

type Outcome = ChargeResult['outcome']

/**
 * Closes an open payment at the provider and applies the provider's answer. The payment stays open
 * until the provider has answered; otherwise its code could be used again although it was paid.
 * @returns how it ended
 */
export async function closePayment(services: Services, { id }: PaymentRow): Promise<Outcome> {
  const outcome = await closeCharge(services, id)
  if (outcome) return outcome
  await settleWithoutCharge(services, { id, outcome: 'cancelled' })
  // Covers a checkout that was being started at the same time: it is closed here, or sees that the
  // payment has ended.
  return (await closeCharge(services, id)) ?? 'cancelled'
}

/** @returns undefined when there is no charge, or the provider has not decided */
async function closeCharge(services: Services, id: string): Promise<Outcome | undefined> {
  const row = await findPaymentById(services.db, id)
  const provider = row && findProvider(services, row.provider)
  if (!provider || row.providerReference === null) return undefined
  const found = await provider.close(row.providerReference)
  if (found === 'open') return undefined
  await settlePayment(services, { provider: row.provider, ...found })
  return found.outcome
}
