import type { Services } from '../../platform/http/Services.ts'
import type { Notice } from './PaymentProvider.ts'
import { findById, type PaymentRow } from './payments.store.ts'
import { providerNamed } from './providers.ts'
import { settlePayment, settleUncharged } from './settlePayment.ts'

type Outcome = Notice['outcome']

/**
 * Ends an open payment: its page is closed, and what the provider says then is done. It stays open until the
 * provider has answered, because whatever it has used up would else be free for a moment although it was paid.
 * @returns how it ended
 */
export async function closePayment(services: Services, { id }: PaymentRow): Promise<Outcome> {
  const outcome = await closeCharge(services, id)
  if (outcome) return outcome
  await settleUncharged(services, id, 'cancelled')
  // A page that was being opened for it meanwhile is seen here, or sees that it was given up.
  return (await closeCharge(services, id)) ?? 'cancelled'
}

/** @returns undefined when the provider has no charge of it, or has not decided */
async function closeCharge(services: Services, id: string): Promise<Outcome | undefined> {
  const row = await findById(services.db, id)
  const provider = row && providerNamed(services, row.provider)
  if (!provider || row.providerReference === null) return undefined
  const found = await provider.close(row.providerReference)
  if (found === 'open') return undefined
  await settlePayment(services, row.provider, found)
  return found.outcome
}
