import type { Services } from '../../platform/http/Services.ts'
import type { PaymentRow } from './payments.store.ts'
import { providerNamed } from './providers.ts'
import { settlePayment, settleUncharged } from './settlePayment.ts'

/**
 * Ends an open payment: its page is closed, and what the provider says then is done.
 * @returns how it ended
 */
export async function closePayment(
  services: Services,
  row: PaymentRow,
): Promise<'completed' | 'failed' | 'cancelled'> {
  const provider = providerNamed(services, row.provider)
  const found =
    provider && row.providerReference !== null
      ? await provider.close(row.providerReference)
      : 'open'
  if (found === 'open') {
    await settleUncharged(services, row, 'cancelled')
    return 'cancelled'
  }
  await settlePayment(services, row.provider, found)
  return found.outcome
}
