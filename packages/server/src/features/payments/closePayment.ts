import type { Services } from '../../platform/http/Services.ts'
import type { Notice } from './PaymentProvider.ts'
import { findById, type PaymentRow } from './payments.store.ts'
import { providerNamed } from './providers.ts'
import { settlePayment, settleUncharged } from './settlePayment.ts'

/**
 * Ends an open payment: it is given up, its page is closed, and what the provider says then is done.
 * Giving up comes first, so that a page which is just being opened for it is seen here or closed there.
 * @returns how it ended
 */
export async function closePayment(
  services: Services,
  { id }: PaymentRow,
): Promise<Notice['outcome']> {
  await settleUncharged(services, id, 'cancelled')
  const row = await findById(services.db, id)
  const provider = row && providerNamed(services, row.provider)
  if (!provider || row.providerReference === null) return 'cancelled'
  const found = await provider.close(row.providerReference)
  if (found === 'open') return 'cancelled'
  await settlePayment(services, row.provider, found)
  return found.outcome
}
